/** The same day some months later, or the last day of the month when it has no such day; times are UTC. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date)
  result.setUTCMonth(date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return result
}

/** The whole months from one time to the other; 0 when the difference is not a number of months. */
export function countMonthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return addMonths(from, months).getTime() === to.getTime() ? months : 0
}

/** The month that contains a time, counted from a given day. */
export function getMonthAround(anchor: Date, time: Date): { start: Date; end: Date } {
  const months = (time.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + time.getUTCMonth() - anchor.getUTCMonth()
  const begun = addMonths(anchor, months) <= time ? months : months - 1
  return { start: addMonths(anchor, Math.max(0, begun)), end: addMonths(anchor, Math.max(0, begun) + 1) }
}
