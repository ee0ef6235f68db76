import type { ShareBox } from '@marquee/creative/image-subject'
import type { RgbImage } from './small-image.ts'

/** The side in pixels of the blocks whose focus is measured. */
const BLOCK = 16
/** The change of lightness (8 bit) over a block below which nothing tells whether it is in focus. */
const LEAST_CONTRAST = 24
/** The share of that change that must happen from one pixel to the next where the block is in focus. */
const SHARP_SLOPE = 0.22

/**
 * The share of a box's pixels that are in focus: in its blocks with contrast, the steepest change from pixel to pixel is compared with
 * the whole change. Without any contrast the answer is 1.
 */
export function measureFocus({ width, height, data }: RgbImage, box: ShareBox): number {
  const grey = (x: number, y: number) => {
    const at = (y * width + x) * 3
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  const [right, bottom] = [Math.floor((box.x + box.w) * width), Math.floor((box.y + box.h) * height)]
  let [sharp, judged] = [0, 0]
  for (let top = Math.ceil(box.y * height); top + BLOCK < bottom; top += BLOCK) {
    for (let left = Math.ceil(box.x * width); left + BLOCK < right; left += BLOCK) {
      let [lowest, highest, steepest] = [255, 0, 0]
      for (let y = top; y < top + BLOCK; y += 1) {
        for (let x = left; x < left + BLOCK; x += 1) {
          const value = grey(x, y)
          lowest = Math.min(lowest, value)
          highest = Math.max(highest, value)
          steepest = Math.max(steepest, Math.abs(grey(x + 1, y) - value), Math.abs(grey(x, y + 1) - value))
        }
      }
      if (highest - lowest >= LEAST_CONTRAST) {
        judged += 1
        sharp += steepest >= (highest - lowest) * SHARP_SLOPE ? 1 : 0
      }
    }
  }
  return judged === 0 ? 1 : sharp / judged
}
