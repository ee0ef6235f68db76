import type { Readable } from 'node:stream'
import { type Cell, MAX_COLUMNS, putCell } from './table-row.ts'

/** A cell over several rows of a column. */
export interface MergedCell {
  /** The number of its column, from 0. */
  column: number
  firstLine: number
  lastLine: number
}

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g
const LONGEST_TAG = 200
/** More than a table that people made by hand has. */
const MOST_MERGED = 10_000

/** Reads which cells of a sheet are one over several rows. They are named behind the rows, so the sheet is looked through before. */
export async function readMergedCells(sheet: Readable): Promise<MergedCell[]> {
  const merged: MergedCell[] = []
  let text = ''
  try {
    for await (const chunk of sheet) {
      text += String(chunk)
      for (const [, letters = '', first, last] of text.matchAll(MERGED)) {
        if (first !== last && merged.length < MOST_MERGED) {
          merged.push({ column: toColumn(letters), firstLine: Number(first), lastLine: Number(last) })
        }
      }
      text = text.slice(text.lastIndexOf('>') + 1).slice(-LONGEST_TAG)
    }
  } catch {
    // Who reads the rows of a damaged sheet says so.
  }
  return merged
}

/** `C7` → 2. */
export function toColumn(place: string): number {
  let column = 0
  for (const letter of place.replace(/\d+$/, '')) {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}

/** Repeats the text of a cell that is one over several rows in each of them; a figure counts once. */
export function createFiller(merged: readonly MergedCell[]) {
  const waiting = merged.toSorted((a, b) => b.firstLine - a.firstLine)
  let open: (MergedCell & { text: string })[] = []
  return (line: number, cells: Cell[]): Cell[] => {
    open = open.filter(({ lastLine }) => lastLine >= line)
    for (const { column, text } of open) {
      putCell(cells, column, cells[column] ?? text)
    }
    for (let cell = waiting.at(-1); cell !== undefined && cell.firstLine <= line; cell = waiting.at(-1)) {
      waiting.pop()
      const text = cell.firstLine === line ? cells[cell.column] : null
      if (typeof text === 'string' && open.length < MAX_COLUMNS) {
        open.push({ ...cell, text })
      }
    }
    return cells
  }
}
