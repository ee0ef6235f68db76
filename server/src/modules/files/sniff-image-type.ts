export type ImageType = 'png' | 'jpeg' | 'webp' | 'avif'

const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis'])

/**
 * Tells what a file is by its first bytes; names and announced types are claims and are not asked.
 * @returns null for everything that is not accepted, SVG included: it is a program more than a picture
 */
export function sniffImageType(content: Buffer): ImageType | null {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    return 'png'
  }
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return 'jpeg'
  }
  if (ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP') {
    return 'webp'
  }
  return ascii(content, 4, 8) === 'ftyp' && AVIF_BRANDS.has(ascii(content, 8, 12)) ? 'avif' : null
}

function ascii(content: Buffer, start: number, end: number): string {
  return content.toString('latin1', start, end)
}
