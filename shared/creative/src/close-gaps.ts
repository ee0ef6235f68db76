import type { FormatLayout, Layer, LayoutColumn, TextLayer } from './layer.ts'

/** The most that a text grows with its row. Headlines may fill what a low photo leaves free. */
const MAX_ENLARGEMENT = { display: 2.4, text: 1.7, hand: 2.2 } as const
/** The largest size of a text that the schema of layers allows, in percent of the shorter side. */
const MAX_SIZE = 100

type Row = LayoutColumn['rows'][number]

/**
 * Removes the layers that have nothing to show, and moves the other layers of their columns into their place: rows that grow share the free
 * height, their texts growing with them, and rows of a fixed height keep it. A column in which no row grows keeps its top.
 * @param isShown whether a layer has something to show
 */
export function closeGaps(layout: FormatLayout, isShown: (layer: Layer) => boolean): FormatLayout {
  const shown = layout.layers.filter(isShown)
  const ids = new Set(shown.map(({ id }) => id))
  const moved = (layout.columns ?? []).reduce((layers, column) => closeColumn(column, layers, ids), shown)
  return { background: layout.background, layers: moved }
}

function closeColumn(column: LayoutColumn, layers: Layer[], shown: ReadonlySet<string>): Layer[] {
  const rows = column.rows.filter((row) => row.layers.some((id) => shown.has(id)))
  const fixed = sum(rows.filter(({ grows }) => !grows))
  const growing = sum(rows.filter(({ grows }) => grows))
  const room = Math.max(0, column.h - fixed - column.gap * Math.max(0, rows.length - 1))
  const stretch = growing === 0 ? 1 : room / growing
  const places = new Map<string, { row: Row; y: number; stretch: number }>()
  let { y } = column
  for (const row of rows) {
    const own = row.grows ? stretch : 1
    for (const id of row.layers) {
      places.set(id, { row, y, stretch: own })
    }
    y += row.h * own + column.gap
  }
  return layers.map((layer) => {
    const place = places.get(layer.id)
    if (place === undefined) {
      return layer
    }
    const moved = { ...layer, y: place.y + (layer.y - place.row.y) * place.stretch, h: layer.h * place.stretch }
    return moved.type === 'text' ? enlargeText(moved, place.stretch) : moved
  })
}

/** The text of a row that grew may be larger; it still shrinks to fit its box. */
function enlargeText(layer: TextLayer, stretch: number): TextLayer {
  const size = layer.style.size * Math.min(MAX_ENLARGEMENT[layer.style.font], Math.max(1, stretch))
  return { ...layer, style: { ...layer.style, size: Math.min(size, MAX_SIZE) } }
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, { h }) => total + h, 0)
}
