import { contrastOfLuminances } from '../color.ts'
import type { Box } from '../layer.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'
import { readLuminance } from './readable-color.ts'

/** The pixels of a logo at the size at which it is drawn, in RGBA. */
export type LogoPixels = Uint8ClampedArray

/** Pixels that are less opaque belong to the soft edge of a logo. */
const MIN_OPACITY = 128
/** Half of the contrast that graphics need: outlines of a logo may be fainter than its letters. */
const MIN_PIXEL_CONTRAST = 2
/** The difference of one colour channel beyond which a pixel is not the logo's own background. */
const OWN_BACKGROUND = 24

/** Draws a logo onto an empty canvas and reads its pixels. */
export function readLogo({ pixels }: DrawingSpace, image: DrawableImage, { w, h }: Box): LogoPixels {
  const width = Math.max(1, Math.round(w * pixels))
  const height = Math.max(1, Math.round(h * pixels))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) {
    return new Uint8ClampedArray(0)
  }
  context.drawImage(image.source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

/**
 * The share of a logo's own pixels that can be told from what is behind them. A logo with a background of its own is judged by the pixels
 * that differ from it.
 * @param behind the pixels behind the logo, or one luminance; null outside of the canvas
 */
export function measureReadableShare(logo: LogoPixels, behind: Uint8ClampedArray | number | null): number {
  if (behind === null) {
    return 1
  }
  const isOpaque = (logo[3] ?? 0) >= MIN_OPACITY
  const isOwn = (index: number) =>
    (logo[index + 3] ?? 0) >= MIN_OPACITY &&
    (!isOpaque ||
      [0, 1, 2].some((channel) => Math.abs((logo[index + channel] ?? 0) - (logo[channel] ?? 0)) > OWN_BACKGROUND))
  const average = typeof behind === 'number' ? behind : averageLuminance(behind)
  let own = 0
  let readable = 0
  for (let index = 0; index + 3 < logo.length; index += 4) {
    if (isOwn(index)) {
      own += 1
      const background = isOpaque ? readLuminance(logo, 0) : average
      readable += contrastOfLuminances(readLuminance(logo, index), background) >= MIN_PIXEL_CONTRAST ? 1 : 0
    }
  }
  return own === 0 ? 1 : readable / own
}

function averageLuminance(pixels: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    sum += readLuminance(pixels, index)
  }
  return sum / Math.max(1, pixels.length / 4)
}
