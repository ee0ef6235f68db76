import { type TableRow, toText } from './table-row.ts'

export interface Table {
  /** The texts of the headings, as they are; some may be empty, or alike. */
  headings: string[]
  /** The lines above the headings. */
  titles: string[]
  /** The rows below the headings, without headings that are repeated. */
  rows: AsyncGenerator<TableRow>
  /** Whether at least two headings are known. */
  isKnown: boolean
}

interface TableKind {
  /** The number of headings that are known among the cells of a line. */
  countKnown: (cells: readonly string[]) => number
  /** Whether cells lie where separators put them, so that those beyond the headings show that a row is torn. */
  isText: boolean
}

/** Lines among which headings are looked for: reports name their filters and advertisers above them. */
const FIRST_LINES = 200
const FIRST_CHARACTERS = 512 * 1024
/** Lines among which the fullest one says how full headings nobody knows have to be. */
const MEASURED_LINES = 12
const LEAST_KNOWN = 2
const TOO_WIDE = 'It has more cells than the header. Put a cell that holds the separator in quotes.'

/**
 * Finds the headings of a table among its first lines: the line of which most is known, else the first one that is about as full as others.
 * @param portions the lines of the table, in portions
 * @returns undefined when no line has two cells
 */
export async function openTable(portions: AsyncGenerator<TableRow[]>, kind: TableKind): Promise<Table | undefined> {
  const first: TableRow[] = []
  let characters = 0
  while (first.length < FIRST_LINES && characters < FIRST_CHARACTERS) {
    const next = await portions.next()
    if (next.done === true) {
      break
    }
    first.push(...next.value)
    characters += next.value.reduce(
      (sum, { cells }) => sum + cells.reduce<number>((all, cell) => all + toText(cell).length, 0),
      0,
    )
  }
  const known = first.slice(0, FIRST_LINES).map(({ cells }) => kind.countKnown(cells.map(toText)))
  const most = Math.max(0, ...known)
  const isKnown = most >= LEAST_KNOWN
  const index = isKnown ? known.indexOf(most) : findFull(first.slice(0, MEASURED_LINES))
  const head = first[index]
  if (head === undefined) {
    await portions.return(undefined)
    return undefined
  }
  const headings = head.cells.map(toText)
  return {
    headings,
    titles: first.slice(0, index).map(({ cells }) => cells.map(toText).join(' ')),
    rows: readRows(first.slice(index + 1), portions, headings, kind),
    isKnown,
  }
}

function findFull(lines: readonly TableRow[]): number {
  const filled = lines.map(({ cells }) => cells.filter((cell) => toText(cell) !== '').length)
  return filled.findIndex((count) => count >= Math.max(2, Math.max(...filled) / 2))
}

async function* readRows(
  first: readonly TableRow[],
  portions: AsyncGenerator<TableRow[]>,
  headings: readonly string[],
  { isText }: TableKind,
): AsyncGenerator<TableRow> {
  const check = (rows: readonly TableRow[]) =>
    rows.filter(({ cells }) => !repeats(cells, headings)).map((row) => (isText ? toChecked(row, headings.length) : row))
  yield* check(first)
  for await (const rows of portions) {
    yield* check(rows)
  }
}

/** Files that were put together repeat their headings. */
function repeats(cells: TableRow['cells'], headings: readonly string[]): boolean {
  return cells.length === headings.length && cells.every((cell, index) => toText(cell) === headings[index])
}

function toChecked(row: TableRow, width: number): TableRow {
  const { line, cells, refusal, doubt } = row
  if (cells.length === width && refusal === undefined) {
    return row
  }
  const isTooWide = cells.slice(width).some((cell) => toText(cell) !== '')
  const reason = refusal ?? (isTooWide ? TOO_WIDE : doubt)
  return { line, cells: cells.slice(0, width), ...(reason !== undefined && { refusal: reason }) }
}
