import { isLayerShown } from '../drawing/draw-document.ts'
import type { AspectRatio } from '../formats.ts'
import type { Box } from '../layer.ts'
import type { VideoScene } from './video-project.ts'

/** The words of a scene or an overlay, laid out in each format. */
export type DesignWords = Pick<VideoScene, 'texts' | 'formats'>

/** The boxes of the texts and logos that a design shows, in drawing units. */
export function listWordBoxes({ formats, texts }: DesignWords, format: AspectRatio): Box[] {
  const layers = formats[format]?.layers ?? []
  return layers.filter((layer) => (layer.type === 'text' || layer.type === 'logo') && isLayerShown(layer, texts))
}

/** The smallest box around others. @returns null for none */
export function surround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) {
    return null
  }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x, y, w: right - x, h: bottom - y }
}

/** The area that two boxes share, in square drawing units. */
export function measureOverlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
