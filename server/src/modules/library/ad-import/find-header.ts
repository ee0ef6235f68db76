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
  return Math.max(0, findKnown(lines))
}

/** Whether one of these lines has the headings of a table of ads. */
export function hasHeader(lines: readonly (readonly unknown[])[]): boolean {
  return findKnown(lines) !== -1
}

function findKnown(lines: readonly (readonly unknown[])[]): number {
  return lines.slice(0, MOST_LINES_ABOVE + 1).findIndex((cells) => countKnown(cells) >= LEAST_KNOWN)
}

function countKnown(cells: readonly unknown[]): number {
  return cells.filter((cell) => typeof cell === 'string' && MEANINGS.has(plainName(cell))).length
}
