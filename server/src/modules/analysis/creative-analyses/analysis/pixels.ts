import sharp from 'sharp'

/** An image as rows of red, green and blue. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** A rectangle in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Relative luminance of a colour (WCAG 2.2), from 0 to 1. */
export function getLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** Contrast of two luminances (WCAG 2.2), from 1 to 21. */
export function getContrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function toLinear(value: number): number {
  return LINEAR[value] ?? 0
}
