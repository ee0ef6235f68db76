import { arrangeRows, findScale } from './arrange-rows.ts'
import { placeImage } from './drawing/place-image.ts'
import { fitFrame } from './fit-frame.ts'
import { type AspectRatio, getCanvasSize } from './formats.ts'
import type { FormatLayout, Layer } from './layer.ts'
import { type Copy, measureColumn } from './measure-rows.ts'
import type { CreativePicture } from './picture.ts'
import { findStacked, shareHeight, type Stacked } from './share-height.ts'

/** How much larger than usual headlines may become. In a story they fill what a low photo leaves. */
const MOST_SCALE: Readonly<Record<AspectRatio, number>> = { '1:1': 1.5, '4:5': 1.5, '9:16': 2.4, '16:9': 1.5 }
/** How much higher than usual words may be before they become smaller. */
const HIGHER = 1.15
/** The scale below which words take height from the image instead, and the largest share of its height. */
const LEAST_SCALE = 0.85
const MOST_TAKEN = 0.3
/** The share by which gaps between rows are wider than they must be, where words and image divide the height. */
const AIR = 0.25
/** The share of a story's height without any layer above which it is hollow. Lines of text have gaps of their own. */
const MOST_HOLLOW = 0.24

interface Given extends Copy {
  ratio: AspectRatio
  /** The images by their binding. */
  pictures: Readonly<Record<string, CreativePicture>>
  /** Whether a layer has something to show. */
  isShown: (layer: Layer) => boolean
}

/** A layout of one format for a creative. */
export interface LaidOut extends FormatLayout {
  /** Whether even the smallest texts are too high for it. */
  isCrowded: boolean
}

/**
 * Lays one format of a template out for a creative: layers that have nothing to show are left out, words and image divide the height, the
 * rows of words close their gaps, and the frame of the image takes the image's shape.
 */
export function layOut(layout: FormatLayout, { ratio, pictures, isShown, ...copy }: Given): LaidOut {
  const { background, filler } = layout
  const shown = { ...layout, layers: layout.layers.filter((layer) => layer.id !== filler && isShown(layer)) }
  const stacked = findStacked(shown)
  const shared =
    stacked === null
      ? shown
      : shareHeight(stacked, { needed: measureWords(stacked, copy), ratio, picture: pictures[stacked.image.binding] })
  let { layers } = shared
  let isCrowded = false
  for (const column of shared.columns ?? []) {
    const arranged = arrangeRows(column, layers, copy, MOST_SCALE[ratio])
    layers = arranged.layers
    isCrowded ||= arranged.isCrowded
  }
  const fitted = fitFrame(layers, ratio, pictures)
  const fillers = layout.layers.filter(({ id }) => id === filler && isHollow(fitted, ratio, pictures))
  return { background, layers: [...fillers, ...fitted], isCrowded }
}

/** Whether so many rows of a story are without any layer that its filler is shown. */
function isHollow(
  layers: readonly Layer[],
  ratio: AspectRatio,
  pictures: Readonly<Record<string, CreativePicture>>,
): boolean {
  const { height } = getCanvasSize(ratio)
  const spans = layers
    .filter(({ type }) => type !== 'shape')
    .map((layer) => getVisibleSpan(layer, pictures))
    .toSorted((a, b) => a.from - b.from)
  let covered = 0
  let end = 0
  for (const { from, to } of spans) {
    covered += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return covered < height * (1 - MOST_HOLLOW)
}

function getVisibleSpan(
  layer: Layer,
  pictures: Readonly<Record<string, CreativePicture>>,
): { from: number; to: number } {
  const picture = layer.type === 'image' ? pictures[layer.binding] : undefined
  if (layer.type !== 'image' || picture?.kind !== 'asset' || picture.subject === undefined) {
    return { from: layer.y, to: layer.y + layer.h }
  }
  const { frame, image } = placeImage(layer, picture, picture.subject)
  return { from: Math.max(frame.y, image.y), to: Math.min(frame.y + frame.h, image.y + image.h) }
}

/** The height of words at their usual size, or at a smaller one when they are too high. */
function measureWords({ column, layout, image }: Stacked, copy: Copy): number {
  const { layers } = layout
  const found = findScale(column, layers, copy, { most: 1, height: column.h * HIGHER, air: AIR })
  const scale = Math.max(found, LEAST_SCALE)
  return Math.min(measureColumn(column, layers, copy, { scale, air: AIR }), column.h + image.h * MOST_TAKEN)
}
