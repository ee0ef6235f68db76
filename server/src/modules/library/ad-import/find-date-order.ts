import type { DateOrder } from '@marquee/contract/result-imports'
import { findOrder, isPointed } from '../../../platform/days/parse-day.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { type ColumnMapping, type NamedValue, toFields } from './column-names.ts'
import type { AdRow } from './shapes/read-ads.ts'
import { MOMENT_FIELDS } from './to-ad-record.ts'

/** Headings of languages in which the day stands before the month. */
const DAY_FIRST_HEADING = /d[ée]but|\bfin\b|inicio|finalizaci|in[íi]cio|t[ée]rmino|inizio|fine$|startdatum|enddatum/i

const LONGEST_QUOTE = 40
/** A file without such a day among its first ads is not read to its end. */
export const ORDER_SAMPLE = 2000

/** The order of day and month in a file. */
export interface FileOrder {
  /** Null: nothing in the file decides. */
  order: DateOrder | null
  /** A day that can be read both ways, if nothing decides. */
  doubtful: string | null
}

/** What the days of a file show so far: the first place of each order, as words. */
interface Evidence {
  mdy: string | null
  dmy: string | null
  doubtful: string | null
  hasDayFirstHeading: boolean
}

/**
 * Finds in which order the ads of a file write day and month between strokes: that of a day which is possible in one order only, else
 * that of the headings' language. With points, the day stands first.
 * @throws UnreadableFile when the file, or what the user said, contradicts itself
 */
export async function findDateOrder(
  rows: AsyncIterable<AdRow> | Iterable<AdRow>,
  mapping?: ColumnMapping,
  said: DateOrder | null = null,
): Promise<FileOrder> {
  const evidence: Evidence = { mdy: null, dmy: null, doubtful: null, hasDayFirstHeading: false }
  let count = 0
  for await (const row of rows) {
    count += 1
    for (const field of listDays(row, mapping)) {
      addDay(evidence, field, row.line)
    }
    refuseContradiction(evidence, said)
    if (count === ORDER_SAMPLE && !hasFigures(evidence)) {
      break
    }
  }
  const order = toSureOrder(evidence) ?? said ?? (evidence.hasDayFirstHeading ? 'dmy' : null)
  return { order, doubtful: order === null ? evidence.doubtful : null }
}

function listDays(row: AdRow, mapping: ColumnMapping | undefined): NamedValue[] {
  const fields = 'values' in row ? toFields(row.values, mapping) : null
  return MOMENT_FIELDS.flatMap((field) => {
    const value = fields?.get(field)
    return typeof value?.value === 'string' && !isPointed(value.value) ? [value] : []
  })
}

function addDay(evidence: Evidence, { value, column }: NamedValue, line: number): void {
  const text = String(value).trim().slice(0, LONGEST_QUOTE)
  const order = findOrder(text)
  if (order === 'either') {
    evidence.doubtful ??= text
    evidence.hasDayFirstHeading ||= DAY_FIRST_HEADING.test(column)
  } else if (order !== null) {
    evidence[order] ??= `line ${line} says “${text}”`
  }
}

function hasFigures(evidence: Evidence): boolean {
  return evidence.doubtful !== null || toSureOrder(evidence) !== null
}

function toSureOrder({ mdy, dmy }: Evidence): DateOrder | null {
  const other = dmy === null ? null : 'dmy'
  return mdy === null ? other : 'mdy'
}

function refuseContradiction(evidence: Evidence, said: DateOrder | null): void {
  const { mdy, dmy } = evidence
  if (mdy !== null && dmy !== null) {
    throw new UnreadableFile(
      `The days of the file are written in two ways: ${mdy}, with the month first, and ${dmy}, with the day first. Write all in one way.`,
    )
  }
  const sure = toSureOrder(evidence)
  if (sure !== null && said !== null && sure !== said) {
    const first = sure === 'mdy' ? 'the month' : 'the day'
    throw new UnreadableFile(
      `You chose the other order, but ${evidence[sure]}, with ${first} first. Upload the file again.`,
    )
  }
}
