/** The same day some months later, or the month's last day when it has no such day; times are UTC. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date)
  result.setUTCMonth(date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return result
}

/** Whole months from one time to the other; 0 when it is not a number of months. */
export function countMonthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return addMonths(from, months).getTime() === to.getTime() ? months : 0
}

/** The month, counted from a day, that a time lies in. */
export function getMonthAround(anchor: Date, time: Date): { start: Date; end: Date } {
  const months = (time.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + time.getUTCMonth() - anchor.getUTCMonth()
  const begun = addMonths(anchor, months) <= time ? months : months - 1
  return { start: addMonths(anchor, Math.max(0, begun)), end: addMonths(anchor, Math.max(0, begun) + 1) }
}
