import { toUnits } from './formats.ts'
import type { FormatLayout, Layer, LayoutColumn, TextLayer } from './layer.ts'
import type { CreativeLook } from './look.ts'
import { fitText, type TextFit } from './text-layout.ts'
import { estimateTextWidth } from './text-width.ts'

/** The texts of a creative, and the fonts that they are set in. */
export interface Copy {
  texts: Readonly<Record<string, string>>
  fonts: CreativeLook['fonts']
}

type Row = LayoutColumn['rows'][number]

/** Small texts grow by a power of the headlines' scale, and shrink to `least` before the others are crowded. */
const SMALL_SCALE = { power: 0.5, least: 0.86 } as const
/** Texts below this are small, in percent of the shorter side. */
const SMALL = 6
/** Below this scale of headlines, small texts shrink as well. */
const CROWDED = 0.55
const LEAST_SCALE = 0.3
/** A line is ragged when it is shorter than this share of the longest one. */
const RAGGED = 0.5
/** The most lines of a headline that is larger than usual. */
const MOST_LINES = 4
/** Below this scale, ragged lines are better than small ones. */
const LEAST_SMOOTH = 0.85
/** Texts whose lines are ragged at every scale are hardly larger than usual. */
const USUAL = 1.1
/** Texts that begin with this size are an offer or a figure, which stands in at most two lines. */
const POSTER = 12
const POSTER_LINES = 2
/** The share of itself by which free height widens each gap, before it stands anywhere else. */
const WIDER_GAP = 0.6
const STEP = 0.96
/** A rectangle that has at least this share of its row's height carries the row's texts. */
const CARD_HEIGHT = 0.6
/** A mark this close to the upper edge of its row, as a share of the row's height, belongs there. */
const AT_TOP = 0.1
/** Added to the estimated height of a text, in drawing units. */
const SLACK = 2

/** The rows of a column that have something to show. */
export function listShownRows({ rows }: LayoutColumn, shown: ReadonlySet<string>): Row[] {
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

/** The largest scale at which the rows of a column are not higher than a height, and at which headlines have no ragged lines. */
export function findScale(
  column: LayoutColumn,
  layers: readonly Layer[],
  copy: Copy,
  { most, height, air = 0 }: { most: number; height: number; air?: number },
): number {
  const texts = listColumnTexts(column, layers)
  let usual: number | undefined
  for (let scale = most; scale > LEAST_SCALE && (usual === undefined || scale > LEAST_SMOOTH); scale *= STEP) {
    if (measureColumn(column, layers, copy, { scale, air }) <= height) {
      if (scale > LEAST_SMOOTH && !texts.some((layer) => isRagged(layer, copy, scale))) {
        return scale
      }
      usual ??= scale <= USUAL ? scale : undefined
    }
  }
  return usual ?? LEAST_SCALE
}

function listColumnTexts({ rows }: LayoutColumn, layers: readonly Layer[]): TextLayer[] {
  const growing = new Set(rows.flatMap((row) => (row.grows ? row.layers : [])))
  return layers.filter((layer): layer is TextLayer => layer.type === 'text' && growing.has(layer.id))
}

/** Whether a headline has a line that is much shorter than the others, or many lines that it would not have at its usual size. */
function isRagged(layer: TextLayer, copy: Copy, scale: number): boolean {
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

/**
 * Places the rows of a column: texts are as large as its height allows, all at the same scale, and each row is as high as its texts. Rows of
 * a fixed height keep it. What is left stands between the logo and the other rows, or above and below all of them.
 * @param most the largest scale of headlines
 * @returns the layers, and whether even the smallest texts are too high
 */
export function arrangeRows(
  column: LayoutColumn,
  layers: readonly Layer[],
  copy: Copy,
  most: number,
): { layers: Layer[]; isCrowded: boolean } {
  const scale = findScale(column, layers, copy, { most, height: column.h })
  const rows = listShownRows(column, toIds(layers))
  const heights = shrinkToFit(rows, measureRows(column, layers, copy, scale), column)
  const places = new Map<string, { row: Row; y: number; h: number }>()
  const count = Math.max(1, rows.length - 1)
  const free = Math.max(0, column.h - sum(heights) - column.gap * (rows.length - 1))
  const gap = column.gap + Math.min(column.gap * WIDER_GAP, free / count)
  const left = Math.max(0, column.h - sum(heights) - gap * (rows.length - 1))
  let y = column.y
  rows.forEach((row, index) => {
    const h = heights[index] ?? row.h
    y += left * getShareBefore(rows, layers, index)
    for (const id of row.layers) {
      places.set(id, { row, y, h })
    }
    y += h + gap
  })
  const placed = layers.map((layer) => {
    const place = places.get(layer.id)
    return place === undefined ? layer : toPlace(layer, place, { copy, scale })
  })
  return { layers: placed, isCrowded: measureColumn(column, layers, copy, { scale }) > column.h }
}

/** The share of the free height that stands above a row. */
function getShareBefore(rows: readonly Row[], layers: readonly Layer[], index: number): number {
  const isLogo = (row: Row | undefined) =>
    row !== undefined && row.layers.every((id) => layers.find((layer) => layer.id === id)?.type === 'logo')
  if (rows.length > 1 && isLogo(rows[0])) {
    return index === 1 ? 1 : 0
  }
  if (rows.length > 1 && isLogo(rows.at(-1))) {
    return index === 0 || index === rows.length - 1 ? 0.5 : 0
  }
  return index === 0 ? 0.5 : 0
}

/** Where even the smallest texts are too high, the rows that grow share the height that there is. */
function shrinkToFit(rows: readonly Row[], heights: readonly number[], { h, gap }: LayoutColumn): number[] {
  const fixed = sum(rows.flatMap((row) => (row.grows ? [] : [row.h])))
  const growing = sum(heights) - fixed
  const room = Math.max(0, h - fixed - gap * Math.max(0, rows.length - 1))
  return growing <= room
    ? [...heights]
    : heights.map((height, index) => (rows[index]?.grows ? (height * room) / growing : height))
}

function measureRows(column: LayoutColumn, layers: readonly Layer[], copy: Copy, scale: number): number[] {
  const rows = listShownRows(column, toIds(layers))
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
function fitLines({ style, binding, w }: TextLayer, { texts, fonts }: Copy, scale: number): TextFit {
  const text = texts[binding] ?? ''
  const fit = (size: number) =>
    fitText({
      balance: style.balance,
      text: style.caps ? text.toLocaleUpperCase('en') : text,
      width: w,
      height: Number.POSITIVE_INFINITY,
      size,
      minSize: toUnits(style.min_size ?? style.size * LEAST_SCALE),
      lineHeight: style.line_height,
      measure: (line, at) => estimateTextWidth(line, { size: at, font: style.font, fonts }),
    })
  let fitted = fit(toUnits(scaleSize(style, scale)))
  while (style.size >= POSTER && fitted.lines.length > POSTER_LINES && fitted.size > toUnits(SMALL)) {
    fitted = fit(fitted.size * STEP)
  }
  return fitted
}

/** The font size at a scale, in percent of the shorter side. */
function scaleSize({ font, size, min_size: least = 0 }: TextLayer['style'], scale: number): number {
  const { power, least: small } = SMALL_SCALE
  const own = scale > 1 ? scale ** power : Math.max(scale, Math.min(small, (scale * small) / CROWDED))
  const isSmall = font === 'text' || size < SMALL
  return Math.min(100, Math.max(least, size * (isSmall ? own : scale)))
}

/** Whether a layer is the text of a button, which keeps its size. */
function isLabel(layer: Layer): boolean {
  return layer.type === 'text' && layer.binding === 'call_to_action'
}

/** Whether a shape is the card that carries the texts of its row. */
function fills(layer: Layer, row: Row): boolean {
  return layer.type === 'shape' && layer.style.form === 'rectangle' && layer.h > row.h * CARD_HEIGHT
}

/** Moves a layer with its row. A card and a text keep their distance to the row's edges, and a mark its size. */
function toPlace(
  layer: Layer,
  { row, y, h }: { row: Row; y: number; h: number },
  { copy, scale }: { copy: Copy; scale: number },
): Layer {
  if (!row.grows) {
    return { ...layer, y: y + layer.y - row.y }
  }
  if (layer.type === 'logo' || isLabel(layer) || (layer.type === 'shape' && !fills(layer, row))) {
    return { ...layer, y: y + getMarkTop(layer, row, h) }
  }
  const moved = { ...layer, y: y + layer.y - row.y, h: Math.max(0, h - row.h + layer.h) }
  return moved.type === 'text' && layer.type === 'text'
    ? { ...moved, style: { ...moved.style, size: fitLines(layer, copy, scale).size / toUnits(1) } }
    : moved
}

/** The distance of a mark from the top of its row: a mark at the upper edge stays there, and others keep their place around the middle. */
function getMarkTop(layer: Layer, row: Row, h: number): number {
  const top = layer.y - row.y
  return top + layer.h < row.h / 2 && top < row.h * AT_TOP ? top : top + (h - row.h) / 2
}

function toIds(layers: readonly Layer[]): Set<string> {
  return new Set(layers.map(({ id }) => id))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
