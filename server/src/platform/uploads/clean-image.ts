import sharp, { type Metadata } from 'sharp'
import { invalid } from '../errors/domain-error.ts'
import { sniffAssetType } from './sniff-asset-type.ts'

/** A picture of more pixels than this is refused by its header, before anything is decoded. */
const MAX_PIXELS = 50_000_000
/** Longest side that is kept. */
const LONGEST_SIDE = 4096
const QUALITY = 86

/** What sharp calls the formats that are accepted. */
const FORMATS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif' }

export interface CleanImage {
  content: Buffer
  contentType: string
  width: number
  height: number
}

/**
 * Turns an uploaded picture into a WebP of ours: decoded and encoded anew, so that nothing but pixels survives (no EXIF, no
 * place where it was taken, nothing hidden behind the picture); turned as its orientation says; at most 4,096 pixels wide or high.
 * @throws DomainError 422 on `file` for another type, a broken file, or too many pixels
 */
export async function cleanImage(upload: Buffer): Promise<CleanImage> {
  await checkImage(upload)
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { content: data, contentType: 'image/webp', width: info.width, height: info.height }
  } catch {
    throw unreadable()
  }
}

/**
 * Takes an image of our own making as it is, to the byte, after the same checks.
 * @throws DomainError 422 as {@link cleanImage}
 */
export async function keepImage(content: Buffer): Promise<CleanImage> {
  const { contentType, width, height } = await checkImage(content)
  return { content, contentType, width, height }
}

async function checkImage(upload: Buffer): Promise<Omit<CleanImage, 'content'>> {
  const type = await sniffAssetType('image', upload)
  if ('refusal' in type) {
    throw invalid({ file: [type.refusal] })
  }
  const { format, width, height } = await readHeader(upload)
  if (format !== FORMATS[type.ext]) {
    throw unreadable()
  }
  if (width * height > MAX_PIXELS) {
    throw invalid({ file: ['The picture has too many pixels: at most 50 megapixels.'] })
  }
  return { contentType: type.mime, width, height }
}

/** Reads the header only; the limit of pixels is checked by us, for a message that says what is wrong. */
async function readHeader(upload: Buffer): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch {
    throw unreadable()
  }
}

function unreadable() {
  return invalid({ file: ['The picture is damaged and cannot be read.'] })
}
