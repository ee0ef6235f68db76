import { contrastOfLuminances, luminance } from '@marquee/creative/color'

/** RGBA bytes of an area. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Neighbouring pixels that differ by less than this (0–255) belong to one surface: also in gradients and compressed photos. */
const STEP = 10
/** The distance in pixels at which neighbours are compared, so that soft edges count. */
const REACH = 4

/** For each row of an area from the top whether it has no edge: an even colour or a gradient from side to side. */
export function listEmptyRows({ data, width, height }: Pixels): boolean[] {
  return Array.from({ length: height }, (_, y) => isEmptyRow(data.subarray(y * width * 4, (y + 1) * width * 4)))
}

function isEmptyRow(row: Uint8ClampedArray): boolean {
  for (let index = REACH * 4; index + 2 < row.length; index += 4) {
    const before = index - REACH * 4
    for (const channel of [0, 1, 2]) {
      if (Math.abs((row[index + channel] ?? 0) - (row[before + channel] ?? 0)) > STEP) {
        return false
      }
    }
  }
  return true
}

/** A pixel of a logo can be told from its background at this contrast: logos are larger and simpler than text. */
const VISIBLE_CONTRAST = 1.5
/** The number of cells in each direction in which the background of a logo is averaged. */
const CELLS = 6

/**
 * The share of a logo's own pixels that have contrast with the background around them.
 * @param logo the logo alone, on a transparent background
 * @param finished the finished creative in the same area, which is somewhat larger than the logo
 * @returns 1 for a logo without transparency: it brings its own background
 */
export function measureReadableShare(logo: Pixels, finished: Pixels): number {
  const own: number[] = []
  const backgrounds = new Map<number, { sum: number; count: number }>()
  const cell = (index: number) => {
    const [x, y] = [index % logo.width, Math.floor(index / logo.width)]
    return Math.floor((x / logo.width) * CELLS) + CELLS * Math.floor((y / logo.height) * CELLS)
  }
  for (let index = 0; index < logo.width * logo.height; index += 1) {
    const opacity = logo.data[index * 4 + 3] ?? 0
    if (opacity > 127) {
      own.push(index)
    } else if (opacity < 26) {
      const known = backgrounds.get(cell(index)) ?? { sum: 0, count: 0 }
      backgrounds.set(cell(index), { sum: known.sum + readLuminance(finished, index), count: known.count + 1 })
    }
  }
  const all = [...backgrounds.values()].reduce(
    (total, { sum, count }) => ({ sum: total.sum + sum, count: total.count + count }),
    {
      sum: 0,
      count: 0,
    },
  )
  if (own.length === 0 || isOpaque(logo)) {
    return 1
  }
  const readable = own.filter((index) => {
    const { sum, count } = backgrounds.get(cell(index)) ?? all
    return contrastOfLuminances(readLuminance(finished, index), sum / count) >= VISIBLE_CONTRAST
  })
  return readable.length / own.length
}

/** Whether the rectangle around a logo's pixels is almost full. */
function isOpaque({ data, width, height }: Pixels): boolean {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    if ((data[index * 4 + 3] ?? 0) > 127) {
      const [x, y] = [index % width, Math.floor(index / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      count += 1
    }
  }
  return count > 0.95 * (right - left + 1) * (bottom - top + 1)
}

function readLuminance({ data }: Pixels, index: number): number {
  return luminance([data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0])
}
