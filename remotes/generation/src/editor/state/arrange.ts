import type { Size } from '@marquee/creative/formats'
import type { Layer } from '@marquee/creative/layer'
import { getBounds } from './geometry.ts'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** A new position of a layer. */
export interface Move {
  id: string
  x: number
  y: number
}

/** Aligns layers with each other; aligns a single layer with the canvas. */
export function alignLayers(layers: readonly Layer[], alignment: Alignment, canvas: Size): Move[] {
  const whole = { x: 0, y: 0, w: canvas.width, h: canvas.height }
  const frame = layers.length > 1 ? getBounds(layers) : whole
  return frame === null
    ? []
    : layers.map((layer) => {
        const bounds = getBounds([layer]) ?? layer
        const dx = {
          left: frame.x - bounds.x,
          center: frame.x + frame.w / 2 - bounds.x - bounds.w / 2,
          right: frame.x + frame.w - bounds.x - bounds.w,
          top: 0,
          middle: 0,
          bottom: 0,
        }[alignment]
        const dy = {
          left: 0,
          center: 0,
          right: 0,
          top: frame.y - bounds.y,
          middle: frame.y + frame.h / 2 - bounds.y - bounds.h / 2,
          bottom: frame.y + frame.h - bounds.y - bounds.h,
        }[alignment]
        return { id: layer.id, x: layer.x + dx, y: layer.y + dy }
      })
}

/** Makes the gaps between three or more layers equal; the outermost two layers stay. */
export function distributeLayers(layers: readonly Layer[], axis: 'x' | 'y'): Move[] {
  const size = axis === 'x' ? 'w' : 'h'
  const placed = layers
    .map((layer) => ({ layer, bounds: getBounds([layer]) ?? layer }))
    .toSorted((a, b) => a.bounds[axis] - b.bounds[axis])
  const [first, last] = [placed[0], placed.at(-1)]
  if (placed.length < 3 || first === undefined || last === undefined) {
    return []
  }
  const room = last.bounds[axis] + last.bounds[size] - first.bounds[axis]
  const taken = placed.reduce((sum, { bounds }) => sum + bounds[size], 0)
  const gap = (room - taken) / (placed.length - 1)
  let next = first.bounds[axis]
  return placed.map(({ layer, bounds }) => {
    const by = next - bounds[axis]
    next += bounds[size] + gap
    return { id: layer.id, x: layer.x + (axis === 'x' ? by : 0), y: layer.y + (axis === 'y' ? by : 0) }
  })
}
