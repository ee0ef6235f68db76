import { type AspectRatio, getCanvasSize } from '../formats.ts'
import type { DrawnLayer } from './layer-cover.ts'
import { LAYOUT_LIMITS, type LayoutFault } from './layout-fault.ts'

/**
 * Checks how much of a 9:16 creative is empty: rows without any edge in which no image lies. A calm part of a photo is no gap, but the
 * background that is continued around a photo is.
 * @param emptyRows for each row of pixels from the top whether it has no edge
 */
export function checkEmptiness(
  layers: readonly DrawnLayer[],
  format: AspectRatio,
  emptyRows: readonly boolean[],
): LayoutFault[] {
  if (format !== '9:16' || emptyRows.length === 0) {
    return []
  }
  const { height } = getCanvasSize(format)
  const spans = layers.flatMap(({ placed }) => (placed === undefined ? [] : [getVisibleSpan(placed)]))
  const empty = emptyRows.filter((isEmpty, row) => {
    const y = ((row + 0.5) / emptyRows.length) * height
    return isEmpty && !spans.some(({ from, to }) => y >= from && y <= to)
  })
  const value = empty.length / emptyRows.length
  return value > LAYOUT_LIMITS.canvas_empty ? [{ rule: 'canvas_empty', layer: null, value }] : []
}

function getVisibleSpan({ frame, image }: NonNullable<DrawnLayer['placed']>): { from: number; to: number } {
  return { from: Math.max(frame.y, image.y), to: Math.min(frame.y + frame.h, image.y + image.h) }
}
