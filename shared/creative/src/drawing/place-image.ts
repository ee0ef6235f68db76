import { type Size, toUnits } from '../formats.ts'
import type { Box, ImageLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'

/** Where a layer shows an image, in drawing units, before the layer's rotation. */
export interface PlacedImage {
  /** The visible area: everything outside of it is cropped. */
  frame: Box
  /** The whole image, which may be larger than its frame. */
  image: Box
}

/**
 * The place of an asset's image in a layer. Drawing and layout checks share it, so that the checks know where the image's subject ends up.
 * @param size pixels of the upright image
 */
export function placeImage(layer: ImageLayer, picture: CreativePicture, size: Size): PlacedImage {
  const frame = getFrame(layer)
  if (isShownWhole(picture)) {
    return { frame, image: toContained(size, frame) }
  }
  const { focus } = layer.style
  const scale = Math.max(frame.w / size.width, frame.h / size.height)
  const [w, h] = [size.width * scale, size.height * scale]
  return { frame, image: { x: frame.x - (w - frame.w) * focus.x, y: frame.y - (h - frame.h) * focus.y, w, h } }
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

/** Whether an image has a transparent background: no part of it may be cropped. */
export function isShownWhole(picture: CreativePicture): boolean {
  return picture.kind === 'cutout' || (picture.kind === 'asset' && picture.cutout)
}

/** The box of an image that is shown whole and centred in another box. */
export function toContained(image: Size, box: Box): Box {
  const scale = Math.min(box.w / image.width, box.h / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
}
