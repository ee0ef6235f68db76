import { toUnits } from './formats.ts'
import type { Layer, LayoutColumn, TextLayer } from './layer.ts'
import {
  type Copy,
  fills,
  fitLines,
  isLabel,
  isRagged,
  listShownRows,
  measureColumn,
  measureRows,
  type Row,
  sum,
} from './measure-rows.ts'

const LEAST_SCALE = 0.3

/** Ragged lines are better than texts below this share of the scale that they could have. */
const LEAST_SMOOTH = 0.8

/** The largest scale of texts whose lines are ragged. */
const USUAL = 1.2

/** The share of itself by which free height widens each gap, before it stands anywhere else. */
const WIDER_GAP = 0.6

/** The share of themselves that gaps keep where even the smallest texts are too high. */
const CROWDED_GAP = 0.4

const STEP = 0.96

/** A mark this close to the upper edge of its row, as a share of the row's height, belongs there. */
const AT_TOP = 0.1

/** The largest scale at which the rows of a column are not higher than a height, and at which headlines have no ragged lines. */
export function findScale(
  column: LayoutColumn,
  layers: readonly Layer[],
  copy: Copy,
  { most, height, air = 0 }: { most: number; height: number; air?: number },
): number {
  const texts = listColumnTexts(column, layers)
  let largest: number | undefined
  for (let scale = most; scale > LEAST_SCALE; scale *= STEP) {
    if (largest !== undefined && scale < Math.min(largest, USUAL) * LEAST_SMOOTH) {
      break
    }
    if (measureColumn(column, layers, copy, { scale, air }) <= height) {
      largest ??= scale
      if (!texts.some((layer) => isRagged(layer, copy, scale))) {
        return scale
      }
    }
  }
  return Math.min(largest ?? LEAST_SCALE, USUAL)
}

function listColumnTexts({ rows }: LayoutColumn, layers: readonly Layer[]): TextLayer[] {
  const growing = new Set(rows.flatMap((row) => (row.grows ? row.layers : [])))
  return layers.filter((layer): layer is TextLayer => layer.type === 'text' && growing.has(layer.id))
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
  const isCrowded = measureColumn(column, layers, copy, { scale }) > column.h
  const least = isCrowded ? column.gap * CROWDED_GAP : column.gap
  const rows = listShownRows(column, layers)
  const heights = shrinkToFit(rows, measureRows(column, layers, copy, scale), { h: column.h, gap: least })
  const places = new Map<string, { row: Row; y: number; h: number }>()
  const count = Math.max(1, rows.length - 1)
  const free = Math.max(0, column.h - sum(heights) - least * (rows.length - 1))
  const gap = least + Math.min(column.gap * WIDER_GAP, free / count)
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
  return { layers: placed, isCrowded }
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
function shrinkToFit(
  rows: readonly Row[],
  heights: readonly number[],
  { h, gap }: { h: number; gap: number },
): number[] {
  const fixed = sum(rows.flatMap((row) => (row.grows ? [] : [row.h])))
  const growing = sum(heights) - fixed
  const room = Math.max(0, h - fixed - gap * Math.max(0, rows.length - 1))
  return growing <= room
    ? [...heights]
    : heights.map((height, index) => (rows[index]?.grows ? (height * room) / growing : height))
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
