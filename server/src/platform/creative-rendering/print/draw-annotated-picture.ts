import { toFontFamily } from '@marquee/creative/fonts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { registerFonts } from '../../fonts/register-fonts.ts'
import { drawMarks } from './draw-marks.ts'
import type { PrintMark } from './print-document.ts'

/** Small images are enlarged, so that the numbers are readable. */
const LEAST_WIDTH = 800

/** A creative with its findings drawn at their places, as PNG. @throws {Error} for a file that is not an image */
export async function drawAnnotatedPicture(picture: Uint8Array, marks: readonly PrintMark[]): Promise<Uint8Array> {
  registerFonts([])
  const image = await loadImage(picture)
  const scale = Math.max(1, LEAST_WIDTH / image.width)
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, width, height)
  const family = toFontFamily({ fonts: { heading: 'sans', body: 'sans' } }, 'text')
  drawMarks(context, marks, { left: 0, top: 0, width, height }, family)
  return canvas.encodeSync('png')
}
