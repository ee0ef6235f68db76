import sharp, { type OverlayOptions } from 'sharp'

/** A size that every model accepts for edits: square, and smaller than 4 MB. */
const SIDE = 1024
/** The product leaves room for a scene and is placed slightly below the middle. */
const PRODUCT_SIDE = Math.round(SIDE * 0.62)
const PRODUCT_TOP = Math.round(SIDE * 0.26)

/**
 * Puts a cut-out photo on an empty square.
 * @returns two PNGs: the product on a transparent background, and the mask, which is opaque where the product has to be kept
 */
export async function placeProduct(cutout: Buffer): Promise<{ image: Buffer; mask: Buffer }> {
  const product = await sharp(cutout)
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ width: PRODUCT_SIDE, height: PRODUCT_SIDE, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((SIDE - product.info.width) / 2)
  const top = PRODUCT_TOP + Math.round((PRODUCT_SIDE - product.info.height) / 2)
  const image = await onSquare([{ input: product.data, left, top }])
  // Semi-transparent edges are painted over, and the product's own pixels are blended in again at the end.
  const alpha = await sharp(image).extractChannel('alpha').threshold(250).toBuffer()
  const black = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#000000' } })
  const mask = await black.joinChannel(alpha).png().toBuffer()
  return { image, mask }
}

/**
 * Puts the product's own pixels over the painted image, because the model may have changed them.
 * @param placed the image of {@link placeProduct}
 * @throws {Error} when the painted data is not an image
 */
export async function keepProduct(painted: Uint8Array, placed: Buffer): Promise<Buffer> {
  const scene = await sharp(painted).resize({ width: SIDE, height: SIDE, fit: 'cover' }).removeAlpha().toBuffer()
  return sharp(scene)
    .composite([{ input: placed }])
    .png()
    .toBuffer()
}

function onSquare(layers: OverlayOptions[]): Promise<Buffer> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: transparent } })
    .composite(layers)
    .png()
    .toBuffer()
}
