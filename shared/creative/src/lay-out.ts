import { arrangeRows, type Copy, findScale, measureColumn } from './arrange-rows.ts'
import { fitFrame } from './fit-frame.ts'
import type { AspectRatio } from './formats.ts'
import type { FormatLayout, Layer } from './layer.ts'
import type { CreativePicture } from './picture.ts'
import { findStacked, shareHeight, type Stacked } from './share-height.ts'

/** How much larger than usual headlines may become. In a story they fill what a low photo leaves. */
const MOST_SCALE: Readonly<Record<AspectRatio, number>> = { '1:1': 1.5, '4:5': 1.5, '9:16': 2.4, '16:9': 1.5 }
/** How much higher than usual words may be before they become smaller. */
const HIGHER = 1.15
/** The share by which gaps between rows are wider than they must be, where words and image divide the height. */
const AIR = 0.25

interface Given extends Copy {
  ratio: AspectRatio
  /** The images by their binding. */
  pictures: Readonly<Record<string, CreativePicture>>
  /** Whether a layer has something to show. */
  isShown: (layer: Layer) => boolean
}

/**
 * Lays one format of a template out for a creative: layers that have nothing to show are left out, words and image divide the height, the
 * rows of words close their gaps, and the frame of the image takes the image's shape.
 */
export function layOut(layout: FormatLayout, { ratio, pictures, isShown, ...copy }: Given): FormatLayout {
  const { background } = layout
  const shown = { ...layout, layers: layout.layers.filter(isShown) }
  const stacked = findStacked(shown)
  const shared =
    stacked === null
      ? shown
      : shareHeight(stacked, {
          needed: measureWords(stacked, copy),
          ratio,
          picture: pictures[stacked.image.binding],
        })
  const arranged = (shared.columns ?? []).reduce<Layer[]>(
    (layers, column) => arrangeRows(column, layers, copy, MOST_SCALE[ratio]),
    shared.layers,
  )
  return { background, layers: fitFrame(arranged, ratio, pictures) }
}

/** The height of words at their usual size, or at a smaller one when they are too high. */
function measureWords({ column, layout }: Stacked, copy: Copy): number {
  const scale = findScale(column, layout.layers, copy, { most: 1, height: column.h * HIGHER, air: AIR })
  return measureColumn(column, layout.layers, copy, { scale, air: AIR })
}
