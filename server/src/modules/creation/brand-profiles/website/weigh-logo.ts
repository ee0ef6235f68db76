import sharp from 'sharp'
import type { WeighedColor } from './find-colors.ts'

const SIDE = 64
/** Colours of a logo are grouped into boxes of 16 steps per channel. */
const BOX = 16
const LEAST_ALPHA = 200
const WEIGHT = 18
const MOST = 4

/** The chromatic colours of a logo, weighted by their share; black, white and grey are ignored because they identify no brand. */
export async function weighLogo(image: Buffer): Promise<WeighedColor[]> {
  const { data } = await sharp(image)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const boxes = new Map<number, { count: number; red: number; green: number; blue: number }>()
  let counted = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha >= LEAST_ALPHA && Math.max(red, green, blue) - Math.min(red, green, blue) > 24) {
      const key = Math.floor(red / BOX) * 4096 + Math.floor(green / BOX) * 64 + Math.floor(blue / BOX)
      const box = boxes.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
      boxes.set(key, { count: box.count + 1, red: box.red + red, green: box.green + green, blue: box.blue + blue })
      counted += 1
    }
  }
  return [...boxes.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ count, red, green, blue }) => ({
      color: `rgb(${Math.round(red / count)}, ${Math.round(green / count)}, ${Math.round(blue / count)})`,
      weight: (WEIGHT * count) / counted,
    }))
}
