import { createHash } from 'node:crypto'
import type { VideoEncoding } from '@marquee/contract/video-renders'
import type { Cue } from '@marquee/creative/cue'
import type { AspectRatio } from '@marquee/creative/formats'
import { planFrame } from '@marquee/creative/plan-frame'
import type { VideoProject } from '@marquee/creative/video-project'
import type { TimedScene } from '@marquee/creative/scene-times'

/** Increased when the drawing or the encoding of scenes changes, so that scenes that were kept before are not used again. */
const RENDERING_VERSION = 3

interface Scene {
  project: VideoProject
  format: AspectRatio
  encoding: VideoEncoding
  cues: readonly Cue[]
  /** The ids of the files that exist: a scene whose file was removed looks different. */
  assetIds: readonly string[]
}

/**
 * The hash of everything that the frames of a scene, or of a part of it, show: what is planned for each frame, the designs that the plans refer to, and the
 * files. Two scenes with the same hash have the same frames, wherever they stand in which video.
 * @returns SHA-256 in hex
 */
export function hashScene(
  { project, format, encoding, cues, assetIds }: Scene,
  { start, end }: Pick<TimedScene, 'start' | 'end'>,
): string {
  const plans = Array.from({ length: end - start }, (_, index) => {
    const { caption, ...plan } = planFrame(project, format, start + index, cues)
    // Without the times of the words, which change with the lengths of earlier scenes.
    return { ...plan, caption: caption && { ...caption, words: caption.words.map(({ text }) => text) } }
  })
  const shown = new Set(plans.flatMap(({ designs }) => designs.map(({ id }) => id)))
  const designs = [...project.scenes, ...project.overlays]
    .filter(({ id }) => shown.has(id))
    .map(({ texts, pictures, formats, ...design }) => ({
      id: design.id,
      background: 'background' in design ? design.background : null,
      texts,
      pictures,
      layout: formats[format],
    }))
  const drawn = JSON.stringify({ plans, designs, look: project.look })
  const files = assetIds.filter((id) => drawn.includes(id)).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([RENDERING_VERSION, format, encoding, files, drawn]))
    .digest('hex')
}
