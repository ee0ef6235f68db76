import type { LabImage } from './to-lab.ts'

/** A colour of the border that makes up less than this share of it is not background. */
const LEAST_SHARE = 0.06
const GROUPS = 8
const ROUNDS = 12
/** The width of the border as a share of the shorter side. */
const BORDER = 0.03

interface ColorGroup {
  center: Color
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

/** Differences in L*a*b* beyond this between adjacent pixels are texture and edges, not noise or gradients. */
const CLEAR_STEP = 5

/** The share of adjacent pixels in the border whose colours differ clearly. @param border the indices of its pixels */
export function measureTexture(image: LabImage, border: readonly number[]): number {
  const isBorder = new Set(border)
  let pairs = 0
  let clear = 0
  for (const index of border) {
    const adjacent = [...((index + 1) % image.width === 0 ? [] : [index + 1]), index + image.width]
    for (const other of adjacent.filter((one) => isBorder.has(one))) {
      pairs += 1
      clear += colorDistance(image, index, getColor(image, other)) > CLEAR_STEP ? 1 : 0
    }
  }
  return pairs === 0 ? 0 : clear / pairs
}

function colorDistance({ planes }: LabImage, index: number, [l, a, b]: Color): number {
  return Math.hypot((planes[0][index] ?? 0) - l, (planes[1][index] ?? 0) - a, (planes[2][index] ?? 0) - b)
}

type Color = readonly [number, number, number]

/** k-means with starting points far apart from each other, so that it always finds the same groups. */
function groupColors(image: LabImage, indices: readonly number[]): ColorGroup[] {
  let groups = pickColors(image, indices).map((center): ColorGroup => ({ center, count: 0 }))
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = regroup(image, indices, groups)
  }
  return groups
}

function getColor({ planes: [l, a, b] }: LabImage, index: number): Color {
  return [l[index] ?? 0, a[index] ?? 0, b[index] ?? 0]
}

/** Colours that are each the farthest from those before it. */
function pickColors(image: LabImage, indices: readonly number[]): Color[] {
  const colors: Color[] = [getColor(image, indices[0] ?? 0)]
  while (colors.length < GROUPS) {
    let farthest = { index: indices[0] ?? 0, distance: -1 }
    for (const index of indices) {
      const distance = Math.min(...colors.map((color) => colorDistance(image, index, color)))
      farthest = distance > farthest.distance ? { index, distance } : farthest
    }
    colors.push(getColor(image, farthest.index))
  }
  return colors
}

/** Gives each pixel to the nearest group, whose new centre is the mean of its pixels. */
function regroup(image: LabImage, indices: readonly number[], groups: readonly ColorGroup[]): ColorGroup[] {
  const sums = groups.map(() => ({ l: 0, a: 0, b: 0, count: 0 }))
  for (const index of indices) {
    const sum = sums[findNearest(image, index, groups)]
    if (sum !== undefined) {
      const [l, a, b] = getColor(image, index)
      sum.l += l
      sum.a += a
      sum.b += b
      sum.count += 1
    }
  }
  return sums.map(({ l, a, b, count }, group) =>
    count === 0
      ? { center: groups[group]?.center ?? [0, 0, 0], count }
      : { center: [l / count, a / count, b / count], count },
  )
}

function findNearest(image: LabImage, index: number, groups: readonly ColorGroup[]): number {
  let best = { group: 0, distance: Number.POSITIVE_INFINITY }
  for (const [group, { center }] of groups.entries()) {
    const distance = colorDistance(image, index, center)
    best = distance < best.distance ? { group, distance } : best
  }
  return best.group
}
