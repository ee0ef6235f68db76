import type { ResultReading } from '@marquee/contract/result-imports'
import { DAY_MS } from '../../../platform/clock.ts'
import { parseEnds, parsePeriod, type Period } from '../../../platform/days/parse-period.ts'
import type { ReadCell } from './read-figures.ts'

const MAX_SPAN_DAYS = 400

/** Says where a file has its days, and how they are written. */
interface DayReading extends Pick<ResultReading, 'date_order' | 'period'> {
  has: (field: 'day' | 'first_day' | 'last_day') => boolean
}

/** The days of a row. A file without days has those that the user gave for all of it. */
export function readPeriod(cell: ReadCell, { date_order: order, period, has }: DayReading): Period | null {
  if (has('day')) {
    return parsePeriod(cell('day'), order)
  }
  if (has('first_day')) {
    return has('last_day')
      ? parseEnds(cell('first_day'), cell('last_day'), order)
      : parsePeriod(cell('first_day'), order)
  }
  return period === undefined || period === null ? null : { day: period.first_day, lastDay: period.last_day }
}

/** The last day that can have figures: in time zones east of the server, tomorrow. */
export function toLastDay(now: Date): string {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
}

/** @param today the last day that can have figures @returns why figures of these days cannot be stored */
export function findDayProblem({ day, lastDay }: Period, today: string): string | null {
  if (lastDay < day) {
    return 'It ends before it begins.'
  }
  if (lastDay > today) {
    return 'Its day is still to come.'
  }
  const days = (Date.parse(lastDay) - Date.parse(day)) / DAY_MS
  return days > MAX_SPAN_DAYS ? 'It tells more than a year in one line. Export it by day.' : null
}
