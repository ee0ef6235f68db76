import { addMonths, countMonthsBetween } from '../../../platform/months.ts'

/** Which notice of a low balance was sent last. */
export type LowBalanceNotice = 'none' | 'low' | 'empty'

/** Credits of one lot. */
export interface LotShare {
  lotId: string
  amount: number
}

interface UsableLot {
  id: string
  remaining: number
}

/**
 * Takes credits from lots in their order.
 * @returns what each lot gives, or null when all together have too few
 */
export function takeFromLots(lots: readonly UsableLot[], amount: number): LotShare[] | null {
  const shares: LotShare[] = []
  let missing = amount
  for (const { id, remaining } of lots) {
    const taken = Math.min(remaining, missing)
    if (taken > 0) {
      shares.push({ lotId: id, amount: taken })
      missing -= taken
    }
  }
  return missing === 0 ? shares : null
}

/**
 * What of a hold goes back to which lot when less was used than was held.
 * @param shares the lots of the hold, soonest to expire first: these are used up first
 */
export function getUnusedShares(shares: readonly LotShare[], spent: number): LotShare[] {
  let used = spent
  return shares.flatMap(({ lotId, amount }) => {
    const kept = Math.min(used, amount)
    used -= kept
    return amount > kept ? [{ lotId, amount: amount - kept }] : []
  })
}

/** Below this share of the period's credits the owner is told. */
const LOW_SHARE = 0.2

/**
 * Which mail about the balance is due.
 * @param granted what the period brought; without it nothing can be low, only empty
 * @returns null when none is, or the owner has had it in this period
 */
export function getDueNotice(
  balance: number,
  granted: number,
  sent: LowBalanceNotice,
): Exclude<LowBalanceNotice, 'none'> | null {
  if (balance === 0) {
    return sent === 'empty' ? null : 'empty'
  }
  return balance <= granted * LOW_SHARE && sent === 'none' ? 'low' : null
}

const MONTHS_OF_TOP_UPS = 12

/** When topped-up credits expire. */
export function getTopUpExpiry(boughtAt: Date): Date {
  return addMonths(boughtAt, MONTHS_OF_TOP_UPS)
}

/** Credits of a period live for that period and one more of the same length. */
export function getGrantExpiry(periodStart: Date, periodEnd: Date): Date {
  const months = countMonthsBetween(periodStart, periodEnd)
  return months > 0
    ? addMonths(periodStart, months * 2)
    : new Date(periodEnd.getTime() + (periodEnd.getTime() - periodStart.getTime()))
}
