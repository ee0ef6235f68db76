import { isOutermost } from './masks.ts'
import type { LabImage } from './to-lab.ts'

/** Passes over the image, alternately from both corners; more change little. */
const PASSES = 4

/**
 * The minimum barrier distance of each pixel to the border of the image (Strand, Ciesielski, Malmberg and Saha 2013; by raster scans as in
 * Zhang et al. 2015): how much the colour must at least change on a path to the border, summed over the three planes.
 */
export function measureBarrierDistance({ width, height, planes }: LabImage): Float32Array {
  const sum = new Float32Array(width * height)
  for (const plane of planes) {
    const distances = measurePlane(plane, width, height)
    for (let index = 0; index < sum.length; index += 1) {
      sum[index] = (sum[index] ?? 0) + (distances[index] ?? 0)
    }
  }
  return sum
}

function measurePlane(plane: Float32Array, width: number, height: number): Float32Array {
  const distance = new Float32Array(plane.length)
  const highest = Float32Array.from(plane)
  const lowest = Float32Array.from(plane)
  for (let index = 0; index < plane.length; index += 1) {
    distance[index] = isOutermost(index, width, height) ? 0 : Number.POSITIVE_INFINITY
  }
  const visit = (index: number, adjacent: number) => {
    const value = plane[index] ?? 0
    const high = Math.max(highest[adjacent] ?? 0, value)
    const low = Math.min(lowest[adjacent] ?? 0, value)
    if (high - low < (distance[index] ?? 0)) {
      distance[index] = high - low
      highest[index] = high
      lowest[index] = low
    }
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const isForward = pass % 2 === 0
    const step = isForward ? -1 : 1
    for (let row = 1; row < height - 1; row += 1) {
      for (let column = 1; column < width - 1; column += 1) {
        const at = row * width + column
        const index = isForward ? at : plane.length - 1 - at
        visit(index, index + step)
        visit(index, index + step * width)
      }
    }
  }
  return distance
}
