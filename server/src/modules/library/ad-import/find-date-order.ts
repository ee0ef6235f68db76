import type { DateOrder } from '@marquee/contract/result-imports'
import { findOrder, isPointed } from '../../../platform/days/parse-day.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { type ColumnMapping, type NamedValue, toFields } from './column-names.ts'
import type { AdRow } from './shapes/read-ads.ts'
import { MOMENT_FIELDS } from './to-ad-record.ts'

/** Headings of languages in which the day stands before the month. */
const DAY_FIRST_HEADING = /d[ée]but|\bfin\b|inicio|finalizaci|in[íi]cio|t[ée]rmino|inizio|fine$|startdatum|enddatum/i

/** The order of day and month in a file. */
export interface FileOrder {
  /** Null: nothing in the file decides. */
  order: DateOrder | null
  /** A day that can be read both ways, if nothing decides. */
  doubtful: string | null
  /** Whether there is a day in numbers at all, on which an order has an effect. */
  isNeeded: boolean
}

/**
 * Finds in which order the ads of a file write day and month between strokes: that of a day which is possible in one order only, else
 * that of the headings' language. With points, the day stands first.
 * @throws UnreadableFile when the file, or what the user said, contradicts itself
 */
export async function findDateOrder(
  rows: AsyncIterable<AdRow> | Iterable<AdRow>,
  mapping?: ColumnMapping,
  said?: DateOrder | null,
): Promise<FileOrder> {
  const sure: Partial<Record<DateOrder, string>> = {}
  let doubtful: string | null = null
  let isDayFirst = false
  for await (const row of rows) {
    for (const field of listDays(row, mapping)) {
      const order = findOrder(String(field.value))
      if (order === 'either') {
        doubtful ??= String(field.value).trim().slice(0, 40)
        isDayFirst ||= DAY_FIRST_HEADING.test(field.column)
      } else if (order !== null) {
        sure[order] ??= `line ${row.line} says “${String(field.value).trim().slice(0, 40)}”`
      }
    }
    refuseContradiction(sure, said ?? null)
  }
  const found = sure.mdy === undefined ? sure.dmy : sure.mdy
  const decided = found === undefined ? null : sure.mdy === undefined ? 'dmy' : 'mdy'
  const order = decided ?? said ?? (isDayFirst ? 'dmy' : null)
  return { order, doubtful: order === null ? doubtful : null, isNeeded: found !== undefined || doubtful !== null }
}

function listDays(row: AdRow, mapping: ColumnMapping | undefined): NamedValue[] {
  const fields = 'values' in row ? toFields(row.values, mapping) : null
  return MOMENT_FIELDS.flatMap((field) => {
    const value = fields?.get(field)
    return typeof value?.value === 'string' && !isPointed(value.value) ? [value] : []
  })
}

function refuseContradiction({ mdy, dmy }: Partial<Record<DateOrder, string>>, said: DateOrder | null): void {
  if (mdy !== undefined && dmy !== undefined) {
    throw new UnreadableFile(
      `The days of the file are written in two ways: ${mdy}, with the month first, and ${dmy}, with the day first. Write all in one way.`,
    )
  }
  const [order, place] = mdy === undefined ? (['the day', dmy] as const) : (['the month', mdy] as const)
  if (place !== undefined && said !== null && said !== (mdy === undefined ? 'dmy' : 'mdy')) {
    throw new UnreadableFile(
      `You chose the other order, but ${place}, with ${order} first. Upload the file again and choose that.`,
    )
  }
}
