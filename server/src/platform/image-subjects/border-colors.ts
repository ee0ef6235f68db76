import type { LabImage } from './to-lab.ts'

/** A colour of the border that makes up less than this share of it is not background. */
const LEAST_SHARE = 0.06
const GROUPS = 8
const ROUNDS = 12
/** The width of the border as a share of the shorter side. */
const BORDER = 0.03

interface ColorGroup {
  center: [number, number, number]
  count: number
}

/** The distance of each pixel, in L*a*b*, to the nearest of the colours that the border of the image mostly has. */
export function measureBorderDistance(image: LabImage): Float32Array {
  const border = listBorder(image.width, image.height)
  const groups = groupColors(image, border).filter(({ count }) => count / border.length >= LEAST_SHARE)
  const distances = new Float32Array(image.width * image.height)
  for (let index = 0; index < distances.length; index += 1) {
    let nearest = Number.POSITIVE_INFINITY
    for (const { center } of groups) {
      nearest = Math.min(nearest, colorDistance(image, index, center))
    }
    distances[index] = nearest
  }
  return distances
}

/** The indices of the pixels along the border. */
export function listBorder(width: number, height: number): number[] {
  const band = Math.max(1, Math.round(Math.min(width, height) * BORDER))
  const indices: number[] = []
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    if (x < band || y < band || x >= width - band || y >= height - band) {
      indices.push(index)
    }
  }
  return indices
}

function colorDistance(
  { planes }: LabImage,
  index: number,
  [l, a, b]: readonly [number, number, number],
): number {
  return Math.hypot((planes[0][index] ?? 0) - l, (planes[1][index] ?? 0) - a, (planes[2][index] ?? 0) - b)
}

/** k-means with starting points far apart from each other, so that it always finds the same groups. */
function groupColors(image: LabImage, indices: readonly number[]): ColorGroup[] {
  const at = (index: number): [number, number, number] => [
    image.planes[0][index] ?? 0,
    image.planes[1][index] ?? 0,
    image.planes[2][index] ?? 0,
  ]
  const groups: ColorGroup[] = []
  while (groups.length < GROUPS) {
    let farthest = { index: indices[0] ?? 0, distance: -1 }
    for (const index of indices) {
      const distance = Math.min(...groups.map(({ center }) => colorDistance(image, index, center)), 1000)
      farthest = distance > farthest.distance ? { index, distance } : farthest
    }
    groups.push({ center: at(farthest.index), count: 0 })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = groups.map(() => ({ color: [0, 0, 0] as [number, number, number], count: 0 }))
    for (const index of indices) {
      let best = { group: 0, distance: Number.POSITIVE_INFINITY }
      for (const [group, { center }] of groups.entries()) {
        const distance = colorDistance(image, index, center)
        best = distance < best.distance ? { group, distance } : best
      }
      const sum = sums[best.group]
      if (sum !== undefined) {
        const [l, a, b] = at(index)
        sum.color = [sum.color[0] + l, sum.color[1] + a, sum.color[2] + b]
        sum.count += 1
      }
    }
    for (const [group, { color, count }] of sums.entries()) {
      if (count > 0) {
        groups[group] = { center: [color[0] / count, color[1] / count, color[2] / count], count }
      }
    }
  }
  return groups
}
