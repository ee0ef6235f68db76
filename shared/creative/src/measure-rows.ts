import { toUnits } from './formats.ts'
import type { Layer, LayoutColumn, TextLayer } from './layer.ts'
import type { CreativeLook } from './look.ts'
import { fitText, type TextFit } from './text-layout.ts'
import { estimateTextWidth } from './text-width.ts'

/** The texts of a creative, and the fonts that they are set in. */
export interface Copy {
  texts: Readonly<Record<string, string>>
  fonts: CreativeLook['fonts']
}

export type Row = LayoutColumn['rows'][number]

/** Texts without a least size of their own shrink to this share of their size. */
const LEAST_SHARE = 0.3
/** Small texts grow and shrink by this power of the headlines' scale. */
const SMALL_POWER = 0.5

/** Texts below this are small, in percent of the shorter side. */
const SMALL = 6

/** A line is ragged when it is shorter than this share of the longest one. */
const RAGGED = 0.45

/** The most lines of a headline that is larger than usual. */
const MOST_LINES = 4

/** An offer or a figure stands in at most two lines. It is set solid: its lines are closer than its size. */
const FIGURE_LINES = 2
const FIGURE_STEP = 0.96

const isFigure = ({ style }: TextLayer) => style.line_height < 1

/** A rectangle that has at least this share of its row's height carries the row's texts. */
const CARD_HEIGHT = 0.6

/** Added to the estimated height of a text, in drawing units. */
const SLACK = 2

/** The rows of a column that have something to show. */
export function listShownRows({ rows }: LayoutColumn, layers: readonly Layer[]): Row[] {
  const shown = new Set(layers.map(({ id }) => id))
  return rows.filter((row) => row.layers.some((id) => shown.has(id)))
}

/** The height that a column's rows need with its texts at a scale, in drawing units. @param air the share by which its gaps are wider */
export function measureColumn(
  column: LayoutColumn,
  layers: readonly Layer[],
  copy: Copy,
  { scale, air = 0 }: { scale: number; air?: number },
): number {
  const heights = measureRows(column, layers, copy, scale)
  return sum(heights) + column.gap * (1 + air) * Math.max(0, heights.length - 1)
}

/** Whether a headline has a line that is much shorter than the others, or many lines that it would not have at its usual size. */
export function isRagged(layer: TextLayer, copy: Copy, scale: number): boolean {
  if (layer.style.font === 'text') {
    return false
  }
  const { lines, size } = fitLines(layer, copy, scale)
  if (scale > 1 && lines.length > MOST_LINES) {
    return true
  }
  const widths = lines.map((line) => estimateTextWidth(line, { size, font: layer.style.font, fonts: copy.fonts }))
  return widths.some((width) => width < Math.max(...widths) * RAGGED)
}

export function measureRows(column: LayoutColumn, layers: readonly Layer[], copy: Copy, scale: number): number[] {
  const rows = listShownRows(column, layers)
  const members = rows.map((row) => layers.filter(({ id }) => row.layers.includes(id)))
  const heights = rows.map((row, index) => (row.grows ? measureRow(row, members[index] ?? [], copy, scale) : row.h))
  // Cards of one column have the same height.
  const isCard = rows.map((row, index) => row.grows && (members[index] ?? []).some((layer) => fills(layer, row)))
  const card = Math.max(0, ...heights.filter((_, index) => isCard[index]))
  return heights.map((height, index) => (isCard[index] ? card : height))
}

function measureRow(row: Row, layers: readonly Layer[], copy: Copy, scale: number): number {
  const texts = layers.filter((layer) => layer.type === 'text').filter((layer) => !isLabel(layer))
  return texts.length === 0
    ? row.h
    : Math.max(...texts.map((layer) => row.h - layer.h + measureText(layer, copy, scale)))
}

/** The height of a text's lines. */
function measureText(layer: TextLayer, copy: Copy, scale: number): number {
  const { lines, size } = fitLines(layer, copy, scale)
  return lines.length * size * layer.style.line_height + SLACK
}

/** The lines of a text at a scale, and their font size in drawing units. No word is wider than the layer. */
export function fitLines(layer: TextLayer, { texts, fonts }: Copy, scale: number): TextFit {
  const { style, binding, w } = layer
  const text = texts[binding] ?? ''
  const fit = (size: number) =>
    fitText({
      balance: style.balance,
      text: style.caps ? text.toLocaleUpperCase('en') : text,
      width: w,
      height: Number.POSITIVE_INFINITY,
      size,
      minSize: toUnits(style.min_size ?? style.size * LEAST_SHARE),
      lineHeight: style.line_height,
      measure: (line, at) => estimateTextWidth(line, { size: at, font: style.font, fonts }),
    })
  let fitted = fit(toUnits(scaleSize(style, scale)))
  while (isFigure(layer) && fitted.lines.length > FIGURE_LINES && fitted.size > toUnits(SMALL)) {
    fitted = fit(fitted.size * FIGURE_STEP)
  }
  return fitted
}

/** The font size at a scale, in percent of the shorter side. */
function scaleSize({ font, size, min_size: least = 0 }: TextLayer['style'], scale: number): number {
  const isSmall = font === 'text' || size < SMALL
  return Math.min(100, Math.max(least, size * (isSmall ? scale ** SMALL_POWER : scale)))
}

/** Whether a layer is the text of a button, which keeps its size. */
export function isLabel(layer: Layer): boolean {
  return layer.type === 'text' && layer.binding === 'call_to_action'
}

/** Whether a shape is the card that carries the texts of its row. */
export function fills(layer: Layer, row: Row): boolean {
  return layer.type === 'shape' && layer.style.form === 'rectangle' && layer.h > row.h * CARD_HEIGHT
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
