import { type AspectRatio, getCanvasSize, type Size } from '../formats.ts'
import type { Cue } from './cue.ts'
import type { FrameDrawing, FramePlan, Placing, PlannedDesign } from './frame-plan.ts'
import { keepCaptionClear } from './placement/keep-clear.ts'
import { planCaption } from './plan-caption.ts'
import { findFocus, getShare, planLayers, whole } from './plan-layers.ts'
import { countTransitionFrames, getOverlayStart, listTimedScenes, type TimedScene } from './scene-times.ts'
import { placeStill } from './still-motion.ts'
import type { Overlay, VideoProject, VideoScene } from './video-project.ts'

/** The frames over which an overlay appears and disappears. */
const OVERLAY_FADE = 6
/** How much a scene is enlarged by the transition `zoom`. */
const ZOOM = 0.25

/**
 * Plans what one frame shows, from back to front. The player and the renderer draw the plan and nothing else.
 * @param frame counted from 0; after the last frame, the last one is planned
 * @param cues the captions of the video in this format; none without captions
 */
export function planFrame(
  project: VideoProject,
  format: AspectRatio,
  frame: number,
  cues: readonly Cue[] = [],
): FramePlan {
  const canvas = getCanvasSize(format)
  const scenes = listTimedScenes(project)
  const current = scenes.find(({ end }) => frame < end) ?? scenes.at(-1)
  if (current === undefined) {
    return { format, canvas, transition: 'cut', designs: [], caption: null }
  }
  const local = Math.min(frame, current.end - 1) - current.start
  const before = scenes[current.index - 1]
  const length = countTransitionFrames(project.scenes, current.index)
  const inTransition = before !== undefined && local < length
  const transition = inTransition ? before.scene.transition.kind : 'cut'
  const share = inTransition ? ease((local + 1) / (length + 1)) : 1
  const [leaving, coming] = placeScenes(transition, share, canvas)
  const designs = [
    ...(inTransition ? [planScene(project, format, before, before.scene.duration - 1, leaving)] : []),
    planScene(project, format, current, local, coming),
    ...planOverlays(project, format, current.start + local, canvas),
  ]
  return {
    format,
    canvas,
    transition,
    designs,
    caption: keepCaptionClear(
      planCaption(project, format, current, { cues, frame: current.start + local }),
      format,
      project.placement,
    ),
  }
}

/** Slow at both ends. */
function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

/** The places of the scene that ends and of the one that starts. */
function placeScenes(kind: FramePlan['transition'], share: number, canvas: Size): [Placing, Placing] {
  const place = whole(canvas)
  switch (kind) {
    case 'cut':
      return [place, place]
    case 'fade':
      return [place, { ...place, opacity: share }]
    case 'slide':
      return [
        { ...place, x: -share * canvas.width },
        { ...place, x: (1 - share) * canvas.width },
      ]
    case 'zoom':
      return [
        { ...place, scale: 1 + ZOOM * share },
        { ...place, opacity: share, scale: 1 + (ZOOM / 2) * (1 - share) },
      ]
  }
}

function planScene(
  project: VideoProject,
  format: AspectRatio,
  { scene }: TimedScene,
  local: number,
  placing: Placing,
): PlannedDesign {
  return {
    ...placing,
    kind: 'scene',
    id: scene.id,
    drawings: [...planBackground(project, scene, format, local), ...planLayers(scene, format, local)],
  }
}

function planBackground(
  { clips }: VideoProject,
  scene: VideoScene,
  format: AspectRatio,
  local: number,
): FrameDrawing[] {
  const { background, duration } = scene
  const canvas = getCanvasSize(format)
  const behind = { ...whole(canvas), kind: 'background' } as const
  switch (background.kind) {
    case 'layout':
      return [behind]
    case 'still': {
      const share = getShare(local, duration)
      const focus = findFocus(scene, format, canvas)
      return [behind, { ...placeStill(background.motion, share, canvas, focus), kind: 'still' }]
    }
    case 'clip': {
      const clip = clips.find(({ id }) => id === background.clip_id)
      if (clip === undefined) {
        return [behind]
      }
      const clip_frame = Math.min(clip.frames - 1, background.from + Math.floor(local * background.speed))
      return [behind, { ...whole(canvas), kind: 'clip', asset_id: clip.asset_id, clip_frame }]
    }
  }
}

function planOverlays(project: VideoProject, format: AspectRatio, frame: number, canvas: Size): PlannedDesign[] {
  return project.overlays.flatMap((overlay): PlannedDesign[] => {
    const start = getOverlayStart(project, overlay)
    const local = start === null ? -1 : frame - start
    const opacity = getOverlayOpacity(overlay, local)
    const layers = overlay.formats[format]?.layers ?? []
    const drawings = layers.map(({ id }) => ({ ...whole(canvas), kind: 'layer' as const, layer_id: id }))
    return opacity === 0 ? [] : [{ ...whole(canvas), opacity, kind: 'overlay', id: overlay.id, drawings }]
  })
}

/** An overlay fades in and out over some frames, of which it has at most half of its length each. */
function getOverlayOpacity({ duration }: Overlay, local: number): number {
  if (local < 0 || local >= duration) {
    return 0
  }
  const fade = Math.min(OVERLAY_FADE, Math.floor(duration / 2))
  return Math.min(1, (local + 1) / (fade + 1), (duration - local) / (fade + 1))
}
