import { plainName } from './column-names.ts'
import { MEANINGS } from './field-names.ts'

/** The number of names of columns that are known among these cells. */
export function countKnown(cells: readonly string[]): number {
  return cells.filter((cell) => cell.length <= LONGEST_NAME && MEANINGS.has(plainName(cell))).length
}

const LONGEST_NAME = 100
