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
  const move = (layer: Layer) =>
    layer.y === image.y && layer.h === image.h ? { ...layer, y: layer.y + given, h: layer.h - given } : layer
  return { ...layout, layers: layout.layers.map(move), columns: [{ ...column, h: column.h + given }] }
}

/** The height of a frame that its photo does not reach; 0 when the photo has the whole canvas, or is not known well enough. */
function measureSpareHeight(layer: ImageLayer, picture: CreativePicture | undefined): number {
  const isKnown = picture?.kind === 'asset' && picture.subject?.kind === 'photo'
  if (!isKnown || picture.subject === undefined || layer.style.subject_area !== undefined) {
    return 0
  }
  const { frame, image } = placeImage(layer, picture, picture.subject)
  return frame.h - (Math.min(image.y + image.h, frame.y + frame.h) - Math.max(image.y, frame.y))
}
