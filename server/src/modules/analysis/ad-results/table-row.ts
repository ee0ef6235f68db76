/** More than any export has; cells beyond them are not read. */
export const MAX_COLUMNS = 500

/** A cell of a file: what a spreadsheet holds as a number stays one. */
export type Cell = string | number | null

/** A line of a file: its number, as a person counts, and its cells. */
export interface TableRow {
  line: number
  cells: Cell[]
}

/** A file cannot be read; the message is written for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** A cell as a person reads it. */
export function toText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\u0000', '').trim()
}
