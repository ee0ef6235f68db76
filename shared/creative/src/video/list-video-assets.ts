import { listAllAssets } from '../document.ts'
import type { VideoProject } from './video-project.ts'

/** The ids of all assets that a project refers to: images, fonts, clips and sounds. */
export function listVideoAssets({ look, scenes, overlays, clips, voice, music }: VideoProject): string[] {
  const designs = [...scenes, ...overlays].flatMap(({ pictures }) => listAllAssets({ look, pictures }))
  const stills = scenes.flatMap(({ background }) =>
    background.kind === 'still' && background.picture.kind === 'asset' ? [background.picture.asset_id] : [],
  )
  const files = [...clips, ...voice].map(({ asset_id }) => asset_id)
  const song = music?.source.kind === 'asset' ? [music.source.asset_id] : []
  return [...new Set([...listAllAssets({ look, pictures: {} }), ...designs, ...stills, ...files, ...song])]
}

/** The first image of a video among those that are there, for lists; null when no scene shows one. */
export function findFirstImage({ scenes }: Pick<VideoProject, 'scenes'>, there: ReadonlySet<string>): string | null {
  for (const { background, pictures } of scenes) {
    const shown = background.kind === 'still' ? [background.picture] : Object.values(pictures)
    const [first] = shown.flatMap((image) =>
      image.kind === 'asset' && there.has(image.asset_id) ? [image.asset_id] : [],
    )
    if (first !== undefined) {
      return first
    }
  }
  return null
}
