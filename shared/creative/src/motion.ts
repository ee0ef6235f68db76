import type { Size } from './formats.ts'
import type { Box, Layer } from './layer.ts'

/** The state of a layer at one moment: its opacity, its downward offset in drawing units, and its scale around a point. */
export interface LayerState {
  opacity: number
  shift: number
  scale: number
  /** In drawing units. */
  origin: { x: number; y: number }
}

/** The entrance of a layer. A background is visible from the first frame. */
export interface LayerMotion {
  kind: 'ground' | 'entering'
  /** Seconds. */
  start: number
  box: Box
  /** Backgrounds that are images zoom in slowly. */
  isZooming: boolean
}

const FIRST_START = 0.15
const STEP = 0.24
const LAST_START = 2.6
const ENTRANCE = 0.6
/** A share of the canvas' shorter side. */
const RISE = 36
const ZOOM = 0.05
/** A layer that covers at least this share of the canvas is its background. */
const BACKGROUND_SHARE = 0.55

/**
 * Plans the entrances of the layers of a format, from back to front. A layer on top of another layer enters with it, for example the words
 * of a button.
 */
export function planMotion(layers: readonly Layer[], canvas: Size): LayerMotion[] {
  const planned: LayerMotion[] = []
  let next = FIRST_START
  for (const layer of layers) {
    const box = { x: layer.x, y: layer.y, w: layer.w, h: layer.h }
    if (getCanvasShare(box, canvas) >= BACKGROUND_SHARE) {
      const isZooming = layer.type === 'image' && layer.rotation === 0
      planned.push({ kind: 'ground', start: 0, box, isZooming })
      continue
    }
    const carrier = planned.findLast((other) => other.kind === 'entering' && holds(other.box, box))
    planned.push({ kind: 'entering', start: carrier?.start ?? next, box: carrier?.box ?? box, isZooming: false })
    next = carrier === undefined ? Math.min(LAST_START, next + STEP) : next
  }
  return planned
}

/** @param time in seconds @param duration of the whole video, in seconds */
export function getLayerState(motion: LayerMotion, canvas: Size, time: number, duration: number): LayerState {
  if (motion.kind === 'ground') {
    const scale = motion.isZooming ? 1 + ZOOM * Math.min(1, time / duration) : 1
    return { opacity: 1, shift: 0, scale, origin: { x: canvas.width / 2, y: canvas.height / 2 } }
  }
  const { x, y, w, h } = motion.box
  const share = easeOut((time - motion.start) / ENTRANCE)
  return { opacity: share, shift: (1 - share) * RISE, scale: 1, origin: { x: x + w / 2, y: y + h / 2 } }
}

/** Fast at first, then slower: cubic easing. */
function easeOut(share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share))
  return 1 - left ** 3
}

function getCanvasShare({ x, y, w, h }: Box, { width, height }: Size): number {
  const shownWidth = Math.max(0, Math.min(width, x + w) - Math.max(0, x))
  const shownHeight = Math.max(0, Math.min(height, y + h) - Math.max(0, y))
  return (shownWidth * shownHeight) / (width * height)
}

function holds(outer: Box, inner: Box): boolean {
  const slack = 1
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  )
}
