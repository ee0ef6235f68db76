import { placeImage } from './drawing/place-image.ts'
import type { AspectRatio } from './formats.ts'
import type { FormatLayout, ImageLayer, Layer } from './layer.ts'
import type { CreativePicture } from './picture.ts'
import { getWordsArea } from './safe-areas.ts'

/** Less than this is not worth a change, in drawing units. */
const LEAST_CHANGE = 20

/**
 * Gives the height that a photo cannot use to the words above it: a wide or a small photo would leave a part of a tall frame to its
 * continued background. Other layouts, and images whose subject is not known, stay as they are.
 */
export function giveSpareHeight(
  layout: FormatLayout,
  ratio: AspectRatio,
  pictures: Readonly<Record<string, CreativePicture>>,
): FormatLayout {
  const column = layout.columns?.[0]
  const image = layout.layers.find((layer): layer is ImageLayer => layer.type === 'image')
  if (ratio !== '9:16' || column === undefined || image === undefined) {
    return layout
  }
  const { y, h } = getWordsArea(ratio)
  const free = (y + h) * 10 - column.y - column.h
  const given = Math.min(measureSpareHeight(image, pictures[image.binding]), free)
  if (given < LEAST_CHANGE) {
    return layout
  }
  return {
    ...layout,
    layers: layout.layers.map((layer) => moveDown(layer, image, given)),
    columns: [{ ...column, h: column.h + given }],
  }
}

/** Lowers the top of an image and of the panel behind it; on an image that fills the canvas, the place of its product and the shade above. */
function moveDown(layer: Layer, image: ImageLayer, by: number): Layer {
  const area = image.style.subject_area
  if (area === undefined) {
    return layer.y === image.y && layer.h === image.h ? lower(layer, by) : layer
  }
  if (layer === image) {
    return { ...image, style: { ...image.style, subject_area: lower(area, by) } }
  }
  return layer.type === 'shape' && layer.style.is_scrim ? { ...layer, h: layer.h + by } : layer
}

function lower<Lowered extends { y: number; h: number }>(box: Lowered, by: number): Lowered {
  return { ...box, y: box.y + by, h: box.h - by }
}

/** The height of the product's place that its photo does not reach; 0 when the photo is not known well enough. */
function measureSpareHeight(layer: ImageLayer, picture: CreativePicture | undefined): number {
  const isKnown = picture?.kind === 'asset' && picture.subject?.kind === 'photo'
  // A photo with a shape of its own leaves no place that its product could move to.
  const isShaped = layer.style.subject_area !== undefined && layer.y > 0
  if (!isKnown || picture.subject === undefined || isShaped) {
    return 0
  }
  const { frame, image } = placeImage(layer, picture, picture.subject)
  const area = layer.style.subject_area ?? frame
  return area.h - (Math.min(image.y + image.h, area.y + area.h) - Math.max(image.y, area.y))
}
