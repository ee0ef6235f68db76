import type { Size } from '@marquee/creative/formats'
import type { Box } from '@marquee/creative/layer'

/** A line to which a layer snapped, across the whole canvas. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/**
 * Shifts a box slightly so that its edges or its middle align with those of other boxes, of the canvas or of the safe area.
 * @param box the box before snapping
 * @param reach the greatest correction, in drawing units
 */
export function snapBox(box: Box, others: readonly Box[], canvas: Size, reach: number): Snapped {
  const all = [{ x: 0, y: 0, w: canvas.width, h: canvas.height }, ...others]
  const x = findSnap(
    listStops(box.x, box.w),
    all.flatMap((other) => listStops(other.x, other.w)),
    reach,
  )
  const y = findSnap(
    listStops(box.y, box.h),
    all.flatMap((other) => listStops(other.y, other.h)),
    reach,
  )
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [
      ...(x === null ? [] : [{ axis: 'x' as const, at: x.at }]),
      ...(y === null ? [] : [{ axis: 'y' as const, at: y.at }]),
    ],
  }
}

/** Both edges and the middle. */
function listStops(start: number, size: number): number[] {
  return [start, start + size / 2, start + size]
}

function findSnap(
  own: readonly number[],
  targets: readonly number[],
  reach: number,
): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null
  for (const target of targets) {
    for (const stop of own) {
      const by = target - stop
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) {
        best = { by, at: target }
      }
    }
  }
  return best
}
