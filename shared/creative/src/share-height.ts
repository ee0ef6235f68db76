import { placeImage } from './drawing/place-image.ts'
import { type AspectRatio, getCanvasSize } from './formats.ts'
import type { Box, FormatLayout, ImageLayer, Layer, LayoutColumn } from './layer.ts'
import type { CreativePicture } from './picture.ts'
import { getWordsArea } from './safe-areas.ts'

/** Less than this is not worth a change, in drawing units. */
const LEAST_CHANGE = 10
/** The largest share of its height that an image gives back because it cannot use it. */
const MOST_GIVEN = 0.5

/** A layout whose words stand above or below its image. */
export interface Stacked {
  layout: FormatLayout
  column: LayoutColumn
  image: ImageLayer
  /** Where the words are. */
  words: 'above' | 'below'
}

/** A layout as words above or below an image; null when they stand beside each other, and with several columns. */
export function findStacked(layout: FormatLayout): Stacked | null {
  const [column, ...others] = layout.columns ?? []
  const image = layout.layers.find((layer): layer is ImageLayer => layer.type === 'image')
  if (column === undefined || others.length > 0 || image === undefined) {
    return null
  }
  const area = getArea(image)
  if (column.y + column.h <= area.y + 1) {
    return { layout, column, image, words: 'above' }
  }
  return column.y >= area.y + area.h - 1 ? { layout, column, image, words: 'below' } : null
}

/**
 * Divides the height between words and image: the image takes what the words do not need, and gives back what it cannot use. A photo that
 * is low or small would leave a part of a tall frame to its continued background.
 * @param needed the height of the words at their usual size
 */
export function shareHeight(
  stacked: Stacked,
  { needed, ratio, picture }: { needed: number; ratio: AspectRatio; picture: CreativePicture | undefined },
): FormatLayout {
  const fitted = moveBoundary(stacked, Math.min(needed - stacked.column.h, getFreeHeight(stacked, ratio)), ratio)
  const canGrow = fitted.column.rows.some(({ grows }) => grows)
  const spare = canGrow ? measureSpareHeight(fitted.image, picture) : 0
  const given = Math.min(spare, getArea(fitted.image).h * MOST_GIVEN, getFreeHeight(fitted, ratio))
  return moveBoundary(fitted, given, ratio).layout
}

/** How far words may extend towards the image: the lower part of a story is for images only. */
function getFreeHeight({ column, words }: Stacked, ratio: AspectRatio): number {
  const { y, h } = getWordsArea(ratio)
  return words === 'above' ? (y + h) * 10 - column.y - column.h : column.y - y * 10
}

/** The place of an image's product. */
function getArea(image: ImageLayer): Box {
  return image.style.subject_area ?? image
}

/** Moves the boundary between words and image. @param by what the words get, in drawing units; the image gets it when it is negative */
function moveBoundary(stacked: Stacked, by: number, ratio: AspectRatio): Stacked {
  if (Math.abs(by) < LEAST_CHANGE) {
    return stacked
  }
  const { layout, column, image, words } = stacked
  const isAbove = words === 'above'
  const shrink = <Boxed extends { y: number; h: number }>(box: Boxed): Boxed => ({
    ...box,
    y: box.y + (isAbove ? by : 0),
    h: box.h - by,
  })
  const { height } = getCanvasSize(ratio)
  const fillsCanvas = image.style.subject_area !== undefined && image.h >= height
  const shrinkImage = (): ImageLayer => {
    const { subject_area: area } = image.style
    const moved = fillsCanvas ? image : shrink(image)
    return area === undefined ? moved : { ...moved, style: { ...image.style, subject_area: shrink(area) } }
  }
  const move = (layer: Layer): Layer => {
    if (layer.id === image.id) {
      return shrinkImage()
    }
    if (fillsCanvas) {
      const isShade = layer.type === 'shape' && layer.style.is_scrim
      return isShade ? { ...layer, y: layer.y - (isAbove ? 0 : by), h: layer.h + by } : layer
    }
    return layer.y === image.y && layer.h === image.h ? shrink(layer) : layer
  }
  const layers = layout.layers.map(move)
  const moved = layers.find((layer): layer is ImageLayer => layer.type === 'image')
  const grown = { ...column, y: column.y - (isAbove ? 0 : by), h: column.h + by }
  return { words, layout: { ...layout, layers, columns: [grown] }, column: grown, image: moved ?? image }
}

/** The height of the product's place that its photo does not reach; 0 when the photo is not known. */
function measureSpareHeight(layer: ImageLayer, picture: CreativePicture | undefined): number {
  if (picture?.kind !== 'asset' || picture.subject?.kind !== 'photo' || layer.style.form !== 'rectangle') {
    return 0
  }
  const { frame, image } = placeImage(layer, picture, picture.subject)
  const area = layer.style.subject_area ?? frame
  return Math.max(0, area.h - (Math.min(image.y + image.h, area.y + area.h) - Math.max(image.y, area.y)))
}
