import {
  MAX_RESULT_ROWS,
  type RefusedResultRow,
  type ResultImport,
  type ResultReading,
} from '@marquee/contract/result-imports'
import { withPauses } from '../../../platform/create-pause.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { type CollectedAd, createRowCollection } from './collect-rows.ts'
import { createReadingCheck } from './reading-check.ts'
import { openResultTable, toPlaces } from './read-table.ts'
import { type RowReading, toResultRow } from './to-result-row.ts'

export interface ReadFile {
  ads: CollectedAd[]
  rows: number
  restated: number
  skipped: number
  undelivered: number
  refused: number
  refusals: RefusedResultRow[]
}

interface Reading extends RowReading {
  mapping: ResultReading['mapping']
  repeated?: ResultReading['repeated']
  encoding?: ResultReading['encoding']
  /** The last day that can have figures. */
  today: string
  /** Called after every row with the number of rows so far. */
  onRow: (rows: number) => Promise<void>
}

const MOST_REFUSALS = 1000
const TOO_LONG = `The file has more than ${MAX_RESULT_ROWS.toLocaleString('en-US')} lines. Export fewer days.`

const TORN = 'It has one cell only. Put a cell that holds a line break in quotes.'

/** Reads a whole export. @throws UnreadableFile also when its days or figures are not written as the user said */
export async function readResults(
  format: ResultImport['format'],
  content: Buffer,
  { mapping, repeated, encoding, today, onRow, ...reading }: Reading,
): Promise<ReadFile> {
  const { headings, rows } = await openResultTable(format, content, encoding ?? undefined)
  const places = toPlaces(headings, mapping)
  const collection = createRowCollection(repeated ?? 'last')
  const check = createReadingCheck(places, reading, today)
  const result = { rows: 0, skipped: 0, undelivered: 0, refused: 0, refusals: [] as RefusedResultRow[] }
  const torn = createTornLine(headings.length)
  const refuse = ({ line }: TableRow, refusal: Omit<RefusedResultRow, 'line'>) => {
    result.refused += 1
    if (result.refusals.length < MOST_REFUSALS) {
      result.refusals.push({ line, ...refusal })
    }
  }
  for await (const line of withPauses(rows)) {
    if (isEmpty(line)) {
      continue
    }
    result.rows += 1
    if (result.rows > MAX_RESULT_ROWS) {
      throw new UnreadableFile(TOO_LONG)
    }
    const outcome = toResultRow(line, places, reading, today)
    if ('row' in outcome) {
      for (const begun of torn.take()) {
        refuse(begun, { field: 'line', reason: TORN })
        result.undelivered -= 1
      }
      check.addRead(line)
      collection.add(outcome.row)
    } else if ('skipped' in outcome) {
      torn.add(line, outcome.skipped)
      result[outcome.skipped === 'totals' ? 'skipped' : 'undelivered'] += 1
    } else {
      check.addRefused(line, outcome)
      refuse(line, outcome.refusal)
    }
    await onRow(result.rows)
  }
  check.finish(result.rows)
  return { ...result, restated: collection.countRestated(), ads: [...collection.ads.values()] }
}

/** Keeps the last line of one cell. At the end of a file it is a note; before a row, it may be the beginning of that row's cell. */
function createTornLine(width: number) {
  let torn: TableRow[] = []
  return {
    add(line: TableRow, skipped: 'totals' | 'undelivered'): void {
      torn = skipped === 'undelivered' && line.cells.length === 1 && width > 1 ? [line] : torn
    },
    take: (): TableRow[] => torn.splice(0),
  }
}

/** Spreadsheets saved as CSV end in lines of separators. */
function isEmpty({ cells }: TableRow): boolean {
  return cells.every((cell) => toText(cell) === '')
}
