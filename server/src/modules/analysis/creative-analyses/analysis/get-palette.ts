import { MMCQ } from '@vibrant/quantizer-mmcq'
import sharp from 'sharp'

const COLORS = 6
const SIDE = 120

/** The main colours of an image with their shares, largest first (modified median cut, as implemented in node-vibrant). */
export async function getPalette(image: Buffer): Promise<{ color: string; share: number }[]> {
  const pixels = await sharp(image)
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const swatches = MMCQ(pixels, { colorCount: COLORS })
  const total = swatches.reduce((sum, { population }) => sum + population, 0)
  return swatches
    .map(({ hex, population }) => ({ color: hex, share: population / Math.max(1, total) }))
    .filter(({ share }) => share > 0.01)
    .toSorted((a, b) => b.share - a.share)
}
