import type { DateOrder, ReportPeriod } from '@marquee/contract/result-imports'
import { parseDay } from '../../../platform/days/parse-day.ts'

/** Days as titles write them: `2026-03-01`, `01.03.2026`, `1. März 2026`, `1 de marzo de 2026`, `March 1, 2026`, `Mar-1-2026`. */
const WRITTEN_DAY =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\.?\s(?:de\s)?\d{4}|\p{L}{3,}\.?[\s-]\d{1,2},?[\s-]\d{4}/gu

/**
 * Finds the days of a report in the lines above its headings and in its file name: two days in one line, or in two lines, as
 * "Report start" and "Report end".
 * @returns null when they do not say it
 */
export function findReportPeriod(lines: readonly string[], order: DateOrder): ReportPeriod | null {
  const days = lines.map((line) => (line.match(WRITTEN_DAY) ?? []).map((text) => parseDay(text, order)))
  const sameLine = days.find((found) => found.length >= 2)
  const [first, last] = sameLine ?? days.flat()
  const isPeriod = typeof first === 'string' && typeof last === 'string' && first <= last
  return isPeriod ? { first_day: first, last_day: last } : null
}
