import { listAssets } from '../document.ts'
import type { AspectRatio } from '../formats.ts'
import type { VideoProject, VideoScene } from './video-project.ts'

/**
 * Why a project cannot be rendered as it is: a format without a layout, or a file that is gone. Each fault is a sentence that says what to
 * do. Nothing is charged before the list is empty.
 * @param formats the formats that shall be rendered
 * @param there the ids of the project's files that the workspace has
 */
export function listVideoFaults(
  project: VideoProject,
  formats: readonly AspectRatio[],
  there: ReadonlySet<string>,
): string[] {
  const scenes = project.scenes.flatMap((scene, index) => listSceneFaults(project, scene, { index, formats, there }))
  const isSilent = project.voice.some(({ asset_id }) => !there.has(asset_id))
  const song = project.music?.source.kind === 'asset' ? project.music.source.asset_id : null
  return [
    ...scenes,
    ...(isSilent ? ['A spoken part is missing. Speak its scene again, or remove the voice.'] : []),
    ...(song !== null && !there.has(song) ? ['The music is missing. Choose other music.'] : []),
  ]
}

function listSceneFaults(
  project: VideoProject,
  scene: VideoScene,
  { index, formats, there }: { index: number; formats: readonly AspectRatio[]; there: ReadonlySet<string> },
): string[] {
  const name = `Scene ${index + 1} (${scene.name})`
  const missing = formats.filter((format) => scene.formats[format] === undefined)
  const shown = [...formats.flatMap((format) => listShownFiles(project, scene, format)), getBehind(project, scene)]
  const isGone = shown.some((id) => id !== null && !there.has(id))
  return [
    ...missing.map((format) => `${name} is not laid out for ${format}. Choose another format, or make the scene anew.`),
    ...(isGone ? [`${name} shows a file that is missing. Choose another image or video.`] : []),
  ]
}

/** The images and the logo that the layers of a scene show. Fonts have a replacement. */
function listShownFiles(
  { look }: VideoProject,
  { texts, pictures, formats }: VideoScene,
  format: AspectRatio,
): string[] {
  const withoutFonts = { ...look, fonts: { heading: 'sans', body: 'sans' } } as const
  return listAssets({ schema_version: 1, template_id: null, look: withoutFonts, texts, pictures, formats }, format)
}

/** The file behind a scene. A clip that the project does not have counts as a missing file. */
function getBehind({ clips }: VideoProject, { background }: VideoScene): string | null {
  switch (background.kind) {
    case 'layout':
      return null
    case 'still':
      return background.picture.kind === 'asset' ? background.picture.asset_id : null
    case 'clip':
      return clips.find(({ id }) => id === background.clip_id)?.asset_id ?? background.clip_id
  }
}
