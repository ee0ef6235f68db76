import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Creative } from '../creative.ts'
import {
  type AspectRatio,
  type Box,
  type ColorRole,
  type Fill,
  FULL_SIZE,
  type Layer,
  type Palette,
} from '../template.ts'
import { withAlpha } from '../color.ts'

/** Length of a canvas' shorter side in drawing units, whatever its size in pixels. */
const SHORT_SIDE = 1000

/** What every layer needs to draw itself. Lengths are in drawing units; `pixels` is how many pixels one unit has. */
export interface CanvasSpace {
  context: SKRSContext2D
  creative: Creative
  width: number
  height: number
  pixels: number
}

/** Size of an aspect ratio in drawing units. */
export function spaceOf(ratio: AspectRatio): { width: number; height: number } {
  const { width, height } = FULL_SIZE[ratio]
  const scale = SHORT_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** Percent of the shorter side as drawing units. */
export const units = (percent: number) => (percent / 100) * SHORT_SIDE

/** Where a layer stands, in drawing units. */
export function placeOf(layer: Layer, space: CanvasSpace): Box {
  const { x, y, w, h } = layer.at?.[space.creative.aspect_ratio] ?? layer
  return {
    x: (x / 100) * space.width,
    y: (y / 100) * space.height,
    w: (w / 100) * space.width,
    h: (h / 100) * space.height,
  }
}

export function colorOf(role: ColorRole, palette: Palette): string {
  if (role === 'white') {
    return '#ffffff'
  }
  return role === 'black' ? '#101114' : palette[role]
}

/** A canvas fill for a colour or a gradient across a box. */
export function fillStyleOf(fill: Fill, box: Box, space: CanvasSpace) {
  const { palette } = space.creative.brand
  if (typeof fill === 'string') {
    return colorOf(fill, palette)
  }
  const angle = (fill.angle * Math.PI) / 180
  const reachX = (Math.sin(angle) * box.w) / 2
  const reachY = (-Math.cos(angle) * box.h) / 2
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  const gradient = space.context.createLinearGradient(
    middleX - reachX,
    middleY - reachY,
    middleX + reachX,
    middleY + reachY,
  )
  gradient.addColorStop(0, withAlpha(colorOf(fill.from, palette), fill.fromAlpha ?? 1))
  gradient.addColorStop(1, withAlpha(colorOf(fill.to, palette), fill.toAlpha ?? 1))
  return gradient
}
