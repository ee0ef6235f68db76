import { MEANINGS } from './field-names.ts'
import { plainName } from './column-names.ts'

/** Tools write a title, a day or the filters of an export above its headings. */
const MOST_LINES_ABOVE = 10
const LEAST_KNOWN = 2

/**
 * Finds the headings of a table: the first line if its names are known, otherwise the first one below it of whose names several are,
 * otherwise the first line again.
 * @param lines the first lines of the table as cells
 * @returns the place of the line, from 0
 */
export function findHeader(lines: readonly (readonly unknown[])[]): number {
  const found = lines.slice(0, MOST_LINES_ABOVE + 1).findIndex((cells) => countKnown(cells) >= LEAST_KNOWN)
  return Math.max(0, found)
}

function countKnown(cells: readonly unknown[]): number {
  return cells.filter((cell) => typeof cell === 'string' && MEANINGS.has(plainName(cell))).length
}
