import type { DateOrder, DecimalSign, ResultField } from '@marquee/contract/result-imports'
import { findOrder } from '../../../platform/days/parse-day.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import type { Refusal } from './read-figures.ts'
import { type FieldPlaces, type RowReading, toResultRow } from './to-result-row.ts'

/** The share of rows from which on the decimal sign is wrong, and not a single cell. */
const MOST_OTHER_DECIMALS = 0.1
const ORDER_NAMES: Readonly<Record<DateOrder, string>> = { mdy: 'the month first', dmy: 'the day first' }
const DECIMAL_EXAMPLES: Readonly<Record<DecimalSign, string>> = { '.': '1,234.56', ',': '1.234,56' }

/**
 * Finds out that days or figures are written otherwise than the user said. Some of them can be read both ways, as 03/04/2026 and
 * 1.234: their wrong values would be stored beside the rows that are refused.
 */
export function createReadingCheck(places: FieldPlaces, reading: RowReading, today: string) {
  const { decimal, date_order } = reading
  const other = { decimal: decimal === '.' ? ',' : '.', date_order: date_order === 'mdy' ? 'dmy' : 'mdy' } as const
  let otherOrder: string | null = null
  let otherDecimal: string | null = null
  let otherDecimals = 0
  /** The first line whose day can only be read as the user said. */
  let sureOrder: string | null = null
  const isReadable = (row: TableRow, change: Partial<RowReading>) =>
    'row' in toResultRow(row, places, { ...reading, ...change }, today)
  const quote = ({ line, cells }: TableRow, field: ResultField | 'line') =>
    `Line ${line} says “${toText(field === 'line' ? '' : cells[places.get(field)?.[0] ?? -1]).slice(0, 60)}”`
  const dayField = places.has('day') ? 'day' : 'first_day'
  return {
    addRead(row: TableRow): void {
      if (sureOrder === null && findOrder(row.cells[places.get(dayField)?.[0] ?? -1]) === date_order) {
        sureOrder = quote(row, dayField)
      }
    },

    addRefused(row: TableRow, outcome: Refusal): void {
      const { field } = outcome.refusal
      if (field === 'day' || field === 'first_day') {
        otherOrder ??=
          date_order !== null && isReadable(row, { date_order: other.date_order }) ? quote(row, field) : null
      } else if (isReadable(row, { decimal: other.decimal })) {
        otherDecimal ??= quote(row, field)
        otherDecimals += 1
      }
    },

    /** @throws UnreadableFile */
    finish(rows: number): void {
      if (otherOrder !== null && sureOrder !== null) {
        throw new UnreadableFile(
          `${sureOrder} and ${otherOrder[0]?.toLowerCase()}${otherOrder.slice(1)}: one has the day first, the other the month. Nothing was imported. Write all days of the file in one way.`,
        )
      }
      if (otherOrder !== null && date_order !== null) {
        throw new UnreadableFile(
          `${otherOrder}, but days were to be read with ${ORDER_NAMES[date_order]}. Upload the file again and choose ${ORDER_NAMES[other.date_order]}.`,
        )
      }
      if (otherDecimal !== null && otherDecimals > rows * MOST_OTHER_DECIMALS) {
        throw new UnreadableFile(
          `${otherDecimal}, but figures were to be read as ${DECIMAL_EXAMPLES[decimal]}. Upload the file again and choose ${DECIMAL_EXAMPLES[other.decimal]}.`,
        )
      }
    },
  }
}
