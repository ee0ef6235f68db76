import sharp from 'sharp'
import { checkFont } from './check-font.ts'
import { cleanImage, MAX_PIXELS } from './clean-image.ts'
import { drawSvg } from './draw-svg.ts'
import type { ForeignFileAnswer, ForeignFileOrder } from './foreign-file-order.ts'
import { Refusal } from './refusal.ts'

const SHRUNK_QUALITY = 80

/** Does one order. A refusal is a normal answer, so that only unexpected errors count as failures. */
export async function readForeignFile(order: ForeignFileOrder): Promise<ForeignFileAnswer> {
  try {
    return await read(order)
  } catch (error) {
    if (error instanceof Refusal) {
      return { refusal: error.message }
    }
    throw error
  }
}

async function read(order: ForeignFileOrder): Promise<ForeignFileAnswer> {
  const { kind, content } = order
  switch (kind) {
    case 'clean-image':
      return { image: await cleanImage(content) }
    case 'measure-image':
      return { size: await measureImage(content) }
    case 'shrink-image':
      return { drawn: await shrinkImage(content, order.width) }
    case 'draw-svg':
      return { drawn: await drawSvg(content, order.fonts) }
    case 'check-font':
      checkFont(content)
      return { isReadable: true }
  }
}

async function measureImage(content: Uint8Array): Promise<{ width: number; height: number }> {
  const header = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  if (header === null || header.width * header.height > MAX_PIXELS) {
    throw new Refusal('The image is damaged or has too many pixels.')
  }
  return header.autoOrient
}

async function shrinkImage(content: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: SHRUNK_QUALITY })
    .toBuffer()
    .catch(() => {
      throw new Refusal('The image is damaged and cannot be read.')
    })
}
