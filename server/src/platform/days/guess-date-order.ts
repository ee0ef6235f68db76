import type { DateOrder } from '@marquee/contract/result-imports'
import { type Cell, toText } from '../spreadsheets/table-row.ts'
import { findOrder, parseDay } from './parse-day.ts'

/**
 * Guesses the order: that of a date which is valid only in one order, or is written with points. If every date is valid in both
 * orders, they are read in the order in which they lie closer together, because a file tells of days in a row.
 * @param otherwise the usual order in the file's language, for files whose dates do not show their order; then it is not sure
 */
export function guessDateOrder(
  days: Iterable<Cell>,
  otherwise: DateOrder = 'mdy',
): { order: DateOrder; isSure: boolean } {
  const ambiguous = new Set<string>()
  for (const cell of days) {
    const order = findOrder(cell)
    if (order === 'either') {
      ambiguous.add(toText(cell))
    } else if (order !== null) {
      return { order, isSure: true }
    }
  }
  const [mdy, dmy] = [measureSpan(ambiguous, 'mdy'), measureSpan(ambiguous, 'dmy')]
  if (mdy === dmy) {
    return { order: otherwise, isSure: [...ambiguous].every((text) => parseDay(text, null) !== null) }
  }
  return { order: mdy < dmy ? 'mdy' : 'dmy', isSure: true }
}

/** The time from the first to the last of these days. */
function measureSpan(days: Iterable<string>, order: DateOrder): number {
  const read = [...days].map((day) => parseDay(day, order) ?? '').toSorted()
  return Date.parse(read.at(-1) ?? '') - Date.parse(read[0] ?? '') || 0
}
