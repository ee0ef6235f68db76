import type { ShareBox } from '@marquee/creative/image-subject'
import { joinBoxes } from './boxes.ts'
import type { RgbImage } from './small-image.ts'

/** Differences of 8 bit values up to this are the noise of a compressed file. */
const NOISE = 1
const LEAST_FLAT = 0.55
const LEAST_TEXTS = 5
/** The texts of a screen are spread over it; those of a label are not. */
const LEAST_SPREAD = 0.6
/** Less is enough when the texts start at the upper edge, as the bar of a page does, and nearly all areas are flat. */
const LEAST_SPREAD_FROM_TOP = 0.5
const AT_TOP = 0.08
const VERY_FLAT = 0.7

/** Whether an image is a picture of a screen: mostly flat areas, and texts all over it. */
export function isScreenshot(image: RgbImage, texts: readonly ShareBox[]): boolean {
  if (texts.length < LEAST_TEXTS) {
    return false
  }
  const { y, w, h } = joinBoxes(texts)
  const spread = Math.min(w, h)
  const isFromTop = y <= AT_TOP && spread >= LEAST_SPREAD_FROM_TOP
  if (spread < LEAST_SPREAD && !isFromTop) {
    return false
  }
  return measureFlatShare(image) >= (spread >= LEAST_SPREAD ? LEAST_FLAT : VERY_FLAT)
}

/** The share of pixels that have exactly the colour of their neighbours. */
function measureFlatShare({ width, height, data }: RgbImage): number {
  let flat = 0
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = (y * width + x) * 3
      let isFlat = true
      for (let channel = at; channel < at + 3; channel += 1) {
        const value = data[channel] ?? 0
        isFlat &&=
          Math.abs((data[channel + 3] ?? 0) - value) <= NOISE &&
          Math.abs((data[channel + width * 3] ?? 0) - value) <= NOISE
      }
      flat += isFlat ? 1 : 0
    }
  }
  return flat / (width * height)
}
