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
  const [column, ...others] = layout.columns ?? []
  const image = layout.layers.find((layer): layer is ImageLayer => layer.type === 'image')
  const picture = image === undefined ? undefined : pictures[image.binding]
  if (ratio !== '9:16' || column === undefined || others.length > 0 || image === undefined) {
    return layout
  }
  if (image.style.subject_area !== undefined || picture?.kind !== 'asset' || picture.subject?.kind !== 'photo') {
    return layout
  }
  const { frame, image: place } = placeImage(image, picture, picture.subject)
  const shown = Math.min(place.y + place.h, frame.y + frame.h) - Math.max(place.y, frame.y)
  const { y, h } = getWordsArea(ratio)
  const free = (y + h) * 10 - column.y - column.h
  const given = Math.min(frame.h - shown, free)
  if (given < LEAST_CHANGE) {
    return layout
  }
  const move = (layer: Layer) =>
    layer.y === image.y && layer.h === image.h ? { ...layer, y: layer.y + given, h: layer.h - given } : layer
  return { ...layout, layers: layout.layers.map(move), columns: [{ ...column, h: column.h + given }] }
}
