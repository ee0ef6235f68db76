import { COMPARED_MONTHS } from '@marquee/contract/ad-angles'

/** The first days of the months that are compared, as `2026-11-01` in UTC, the oldest first. */
export function listComparedMonths(now: Date): { before: string[]; recent: string[]; all: string[] } {
  const all = Array.from({ length: 2 * COMPARED_MONTHS }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2 * COMPARED_MONTHS + 1 + index, 1))
    return month.toISOString().slice(0, 10)
  })
  return { before: all.slice(0, COMPARED_MONTHS), recent: all.slice(COMPARED_MONTHS), all }
}
