import type { FormatLayout, Layer, LayoutColumn } from './layer.ts'

type Row = LayoutColumn['rows'][number]

/**
 * Removes the layers that have nothing to show, and moves the other layers of their columns into their place: rows that grow share the free
 * height, and rows of a fixed height keep it. A column in which no row grows keeps its top.
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
    return place === undefined
      ? layer
      : { ...layer, y: place.y + (layer.y - place.row.y) * place.stretch, h: layer.h * place.stretch }
  })
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, { h }) => total + h, 0)
}
