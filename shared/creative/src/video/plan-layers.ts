import { type AspectRatio, getCanvasSize, type Size } from '../formats.ts'
import type { Layer } from '../layer.ts'
import { getLayerState, planMotion } from '../motion.ts'
import type { FrameDrawing, Placing } from './frame-plan.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import { FRAMES_PER_SECOND } from './time.ts'
import type { VideoScene } from './video-project.ts'
import { listWordBoxes, surround } from './word-boxes.ts'

/** The entrances of a scene's layers take at most this share of the scene, and at most this time in seconds. */
const ENTRANCE_SHARE = 0.3
const ENTRANCE_SECONDS = 1.2
/** The time in seconds until the last of many layers is there: the longest plan of `planMotion`. */
const LONGEST_ENTRANCE = 3.2
/** How much an image is enlarged within its frame from the start to the end of its scene. */
const IMAGE_ZOOM = 0.06

/**
 * Plans the layers of a scene at one of its frames, from back to front. They enter one after the other and then stay, while images are
 * slowly enlarged within their frames.
 * @param local the frame, counted from the start of the scene
 */
export function planLayers(scene: VideoScene, format: AspectRatio, local: number): FrameDrawing[] {
  const { duration, entrance } = scene
  const canvas = getCanvasSize(format)
  const layers = scene.formats[format]?.layers ?? []
  const zoom = 1 + IMAGE_ZOOM * getShare(local, duration)
  const focus = findFocus(scene, format, canvas)
  const toDrawing = ({ id, type }: Layer): FrameDrawing => ({
    ...whole(canvas),
    kind: 'layer',
    layer_id: id,
    ...(type === 'image' && { zoom: { scale: zoom, focus } }),
  })
  if (entrance === 'none') {
    return layers.map(toDrawing)
  }
  const seconds = duration / FRAMES_PER_SECOND
  const speed = LONGEST_ENTRANCE / Math.min(ENTRANCE_SECONDS, seconds * ENTRANCE_SHARE)
  const motions = planMotion(layers, canvas)
  return layers.flatMap((layer, index): FrameDrawing[] => {
    const motion = motions[index]
    if (motion === undefined) {
      return []
    }
    const { opacity, shift } = getLayerState(motion, canvas, (local / FRAMES_PER_SECOND) * speed, seconds * speed)
    return opacity === 0 ? [] : [{ ...toDrawing(layer), opacity, y: shift }]
  })
}

/** The place of something that is not moved. */
export function whole({ width, height }: Size): Placing {
  return { opacity: 1, x: 0, y: 0, scale: 1, origin: { x: width / 2, y: height / 2 } }
}

/** How much of a scene has passed, from 0 to 1. */
export function getShare(local: number, duration: number): number {
  return duration === 1 ? 0 : local / (duration - 1)
}

/**
 * The point that a zoom stays on: the middle of the product, and towards words beside it its edge, so that it does not grow into them. The
 * middle of the canvas when the product is not known.
 */
export function findFocus(scene: VideoScene, format: AspectRatio, { width, height }: Size): { x: number; y: number } {
  const [product] = listSubjectBoxes(scene, format).products
  if (product === undefined) {
    return { x: width / 2, y: height / 2 }
  }
  const words = surround(listWordBoxes(scene, format)) ?? product
  return {
    x: findFixedPoint(product.x, product.w, words.x, words.w),
    y: findFixedPoint(product.y, product.h, words.y, words.h),
  }
}

/** On one axis: the edge of the product that faces the words; its middle when both lie side by side. */
function findFixedPoint(start: number, length: number, words: number, wordsLength: number): number {
  if (words + wordsLength <= start) {
    return start
  }
  return words >= start + length ? start + length : start + length / 2
}
