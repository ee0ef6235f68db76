/** The maximum number of columns, more than any export has; further cells are not read. */
export const MAX_COLUMNS = 500

/** A cell of a file; a number in a spreadsheet stays a number. */
export type Cell = string | number | null

/** A row of a file: the number of the line on which it begins, counted from 1, and its cells. */
export interface TableRow {
  line: number
  cells: Cell[]
  /** Why the row cannot be read, as a sentence. */
  refusal?: string
  /** Why the row cannot be read, unless it has as many cells as there are headings. */
  doubt?: string
  /** Whether nothing behind the row can be read. */
  isEnd?: true
}

/** A file cannot be read; the message is written for users. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** A cell as displayed text. */
export function toText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\u0000', '').trim()
}

/** Puts a cell into its column; cells before it that are missing are empty. Cells beyond the limit are not read. */
export function putCell(cells: Cell[], column: number, cell: Cell): void {
  while (cells.length < Math.min(column, MAX_COLUMNS)) {
    cells.push(null)
  }
  if (column < MAX_COLUMNS) {
    cells[column] = cell
  }
}
