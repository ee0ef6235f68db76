import { fitImage } from '../fit-image.ts'
import { type Size, toUnits } from '../formats.ts'
import type { Box, ImageLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'

/** Where a layer shows an image, in drawing units, before the layer's rotation. */
export interface PlacedImage {
  /** The visible area: everything outside of it is cropped. */
  frame: Box
  /** The whole image. Where it does not reach the edges of the frame, its background is continued. */
  image: Box
}

/**
 * The place of an asset's image in a layer. Drawing and layout checks share it, so that the checks know where the image's subject ends up.
 * @param size pixels of the upright image
 */
export function placeImage(
  layer: ImageLayer,
  { cutout: isCutout, subject }: Extract<CreativePicture, { kind: 'asset' }>,
  size: Size,
): PlacedImage {
  const frame = getFrame(layer)
  return { frame, image: fitImage({ frame, style: layer.style, size, isCutout, subject }) }
}

/** The area of a layer within its white border, which is wider at the bottom as on an instant photo. */
export function getFrame({ x, y, w, h, style }: ImageLayer): Box {
  const border = toUnits(style.border)
  return {
    x: x + border,
    y: y + border,
    w: Math.max(0, w - border * 2),
    h: Math.max(0, h - border * (border > 0 ? 4 : 0)),
  }
}

/** Whether an image has its own outline: a transparent background, or a device around a screenshot. It is not clipped. */
export function isShownWhole({ style }: ImageLayer, picture: CreativePicture): boolean {
  if (picture.kind === 'asset') {
    return picture.cutout || (style.shows !== 'texture' && picture.subject?.kind === 'screenshot')
  }
  return picture.kind === 'cutout'
}
