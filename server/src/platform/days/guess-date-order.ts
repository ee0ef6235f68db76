import type { DateOrder } from '@marquee/contract/result-imports'
import { type Cell, toText } from '../spreadsheets/table-row.ts'
import { findOrder, parseDay } from './parse-day.ts'

/**
 * Guesses the order: that of a date which is valid only in one order, or is written with points. If every date is valid in both
 * orders, they are read in the order in which they lie closer together, because a file tells of days in a row.
 * @param otherwise the usual order in the file's language, for files whose dates do not show their order
 * @returns null when nothing decides, and there is something to decide
 */
export function guessDateOrder(days: Iterable<Cell>, otherwise: DateOrder | null): DateOrder | null {
  const ambiguous = new Set<string>()
  for (const cell of days) {
    const order = findOrder(cell)
    if (order === 'either') {
      ambiguous.add(toText(cell))
    } else if (order !== null) {
      return order
    }
  }
  if ([...ambiguous].every((text) => parseDay(text, null) !== null)) {
    return otherwise ?? 'mdy'
  }
  const [mdy, dmy] = [readDays(ambiguous, 'mdy'), readDays(ambiguous, 'dmy')]
  if (measureSpan(mdy) === measureSpan(dmy)) {
    return otherwise
  }
  const [order, others] = measureSpan(mdy) < measureSpan(dmy) ? (['mdy', dmy] as const) : (['dmy', mdy] as const)
  // The first days of months lie far apart, and as days of January they lie close together.
  return others.every((day) => day.endsWith('-01')) ? otherwise : order
}

function readDays(texts: Iterable<string>, order: DateOrder): string[] {
  return [...texts].map((text) => parseDay(text, order) ?? '').toSorted()
}

/** The time from the first to the last of these days. */
function measureSpan(days: readonly string[]): number {
  return Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '') || 0
}
