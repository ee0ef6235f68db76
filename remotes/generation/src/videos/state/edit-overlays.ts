import { applyCommand } from '@marquee/creative/apply-command'
import { composeOverlay, type OverlayContent } from '@marquee/creative/compose-overlay'
import { fitOverlay, getOverlayBounds, getOverlayPlace, type OverlayPlace } from '@marquee/creative/fit-overlay'
import type { AspectRatio } from '@marquee/creative/formats'
import { type OverlayLook, setOverlayLook } from '@marquee/creative/overlay-look'
import { getOverlayStart } from '@marquee/creative/scene-times'
import { timeOverlay } from '@marquee/creative/time-overlay'
import type { Overlay, VideoProject } from '@marquee/creative/video-project'

/** Three seconds: long enough to read a line twice. */
const USUAL_FRAMES = 90

type Change = Partial<Omit<Overlay, 'id'>>

/** Adds an overlay from a frame of the video on. A logo stays until the end of the video. */
export function addOverlay(
  project: VideoProject,
  { id, content, frame, frames }: { id: string; content: OverlayContent; frame: number; frames: number },
): VideoProject {
  const isLogo = content.kind === 'logo'
  const time = timeOverlay(project, isLogo ? { start: 0, duration: frames } : { start: frame, duration: USUAL_FRAMES })
  const overlay = composeOverlay({ id, content, look: project.look, ...time })
  return applyCommand(project, { kind: 'add_overlay', overlay }).project
}

/** Adds a copy of an overlay at the same time, a little lower. */
export function duplicateOverlay(project: VideoProject, id: string, newId: string): VideoProject {
  const overlay = project.overlays.find((one) => one.id === id)
  if (overlay === undefined) {
    return project
  }
  const { x, y } = getOverlayPlace(overlay, project.aspect_ratios[0] ?? '9:16')
  const copy = fitOverlay({ ...overlay, id: newId }, project.look, { x, y: y > 0.7 ? y - 0.2 : y + 0.2 })
  return applyCommand(project, { kind: 'add_overlay', overlay: copy }).project
}

export function removeOverlay(project: VideoProject, id: string): VideoProject {
  return applyCommand(project, { kind: 'remove_overlay', overlay_id: id }).project
}

/** Changes the words of an overlay; its box follows them, and its place stays as it is in a format. */
export function setOverlayText(
  project: VideoProject,
  id: string,
  { binding, text, format }: { binding: string; text: string; format: AspectRatio },
): VideoProject {
  return edit(project, id, (overlay) => {
    const texts = { ...overlay.texts, [binding]: text }
    const { formats } = fitOverlay({ ...overlay, texts }, project.look, getOverlayPlace(overlay, format))
    return { texts, formats }
  })
}

/** Moves an overlay in all formats. */
export function placeOverlay(project: VideoProject, id: string, place: OverlayPlace): VideoProject {
  return edit(project, id, (overlay) => ({ formats: fitOverlay(overlay, project.look, place).formats }))
}

/** Makes an overlay larger or smaller in all formats. @param factor 1 leaves it as it is */
export function scaleOverlay(project: VideoProject, id: string, factor: number, format: AspectRatio): VideoProject {
  return edit(project, id, (overlay) => {
    const scaled = { ...overlay, formats: scaleLayers(overlay.formats, factor) }
    return { formats: fitOverlay(scaled, project.look, getOverlayPlace(overlay, format)).formats }
  })
}

export function lookOverlay(project: VideoProject, id: string, look: OverlayLook): VideoProject {
  return edit(project, id, (overlay) => ({ formats: setOverlayLook(overlay, look) }))
}

/** When an overlay enters and leaves. @param start frames from the start of the video */
export function retimeOverlay(
  project: VideoProject,
  id: string,
  { start, duration }: { start: number; duration: number },
): VideoProject {
  return edit(project, id, () => timeOverlay(project, { start, duration }))
}

/** Moves an overlay along the video by some frames. */
export function shiftOverlay(project: VideoProject, id: string, frames: number): VideoProject {
  return edit(project, id, (overlay) =>
    timeOverlay(project, {
      start: (getOverlayStart(project, overlay) ?? 0) + frames,
      duration: overlay.duration,
    }),
  )
}

/** Makes an overlay longer or shorter at its end. */
export function lengthenOverlay(project: VideoProject, id: string, frames: number): VideoProject {
  return edit(project, id, (overlay) =>
    timeOverlay(project, {
      start: getOverlayStart(project, overlay) ?? 0,
      duration: overlay.duration + frames,
    }),
  )
}

function edit(project: VideoProject, id: string, change: (overlay: Overlay) => Change): VideoProject {
  const overlay = project.overlays.find((one) => one.id === id)
  return overlay === undefined
    ? project
    : applyCommand(project, { kind: 'edit_overlay', overlay_id: id, change: change(overlay) }).project
}

/** Texts get another font size; everything else keeps its shape. In drawing units. */
function scaleLayers(formats: Overlay['formats'], factor: number): Overlay['formats'] {
  return Object.fromEntries(
    Object.entries(formats).map(([format, layout]) => {
      const width = getOverlayBounds(layout)?.w ?? 1
      const scale = clamp(width * factor, LEAST_WIDTH, MOST_WIDTH) / width
      const layers = layout.layers.map((layer) =>
        layer.type === 'text'
          ? { ...layer, style: { ...layer.style, size: clamp(layer.style.size * factor, LEAST_TEXT, MOST_TEXT) } }
          : { ...layer, x: layer.x * scale, y: layer.y * scale, w: layer.w * scale, h: layer.h * scale },
      )
      return [format, { ...layout, layers }]
    }),
  )
}

/** In drawing units. */
const LEAST_WIDTH = 60
const MOST_WIDTH = 860
/** In percent of the shorter side. */
const LEAST_TEXT = 2.5
const MOST_TEXT = 20

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
