import { addMonths, countMonthsBetween } from '../../../platform/months.ts'

/** The last low-balance notice that was sent. */
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
 * @returns the amount taken from each lot, or null when all lots together have too few credits
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
 * The amounts that go back to each lot of a hold when fewer credits were used than held.
 * @param shares the lots of the hold, soonest to expire first: the first lots are used up first
 */
export function getUnusedShares(shares: readonly LotShare[], spent: number): LotShare[] {
  let used = spent
  return shares.flatMap(({ lotId, amount }) => {
    const kept = Math.min(used, amount)
    used -= kept
    return amount > kept ? [{ lotId, amount: amount - kept }] : []
  })
}

/** The owner is notified when the balance falls below this share of the period's credits. */
const LOW_SHARE = 0.2

/**
 * The balance mail that is due.
 * @param granted the credits granted for the period; when there are none, the balance cannot be low, only empty
 * @returns null when no mail is due, or when the owner has already received it in this period
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

/** The expiry of topped-up credits. */
export function getTopUpExpiry(boughtAt: Date): Date {
  return addMonths(boughtAt, MONTHS_OF_TOP_UPS)
}

/** Credits of a period are valid for that period and one more of the same length. */
export function getGrantExpiry(periodStart: Date, periodEnd: Date): Date {
  const months = countMonthsBetween(periodStart, periodEnd)
  return months > 0
    ? addMonths(periodStart, months * 2)
    : new Date(periodEnd.getTime() + (periodEnd.getTime() - periodStart.getTime()))
}
