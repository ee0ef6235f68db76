import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import { changeAccount, type OpenAccount } from './change-account.ts'
import { getDueNotice, getUnusedShares } from './credits.policy.ts'
import { type CreditHold, createCreditRepository } from './credits.repository.ts'
import type { LowBalanceNotice } from './credits.policy.ts'

export type DueNotice = Exclude<LowBalanceNotice, 'none'>

/** Called inside the transaction in which a balance becomes low or empty, at most once per period for each. */
export type OnLowBalance = (transaction: Database, workspaceId: string, notice: DueNotice) => Promise<void>

/** Settles a hold, whether its work was done or not. */
export function createHoldSettlement(clock: Clock, onLowBalance: OnLowBalance | undefined) {
  async function noticeLowBalance(transaction: Database, { account }: OpenAccount): Promise<void> {
    const notice = getDueNotice(account.balance, account.period_granted, account.low_balance_notice)
    if (notice !== null) {
      account.low_balance_notice = notice
      await onLowBalance?.(transaction, account.workspace_id, notice)
    }
  }

  /**
   * Returns the held credits and charges the used ones.
   * @throws DomainError 404 for an unknown hold, 409 for a hold that was settled differently
   */
  return async function settle(
    transaction: Database,
    workspaceId: string,
    holdId: string,
    state: 'spent' | 'released',
    spent?: number,
  ): Promise<CreditHold> {
    const credits = createCreditRepository(transaction)
    const now = clock.now()
    return changeAccount(credits, workspaceId, now, async (open) => {
      const { account } = open
      const hold = required(await credits.findHold(workspaceId, holdId), 'hold')
      if (hold.state !== 'open') {
        return acceptRepetition(hold, state)
      }
      const used = state === 'spent' ? Math.min(spent ?? hold.amount, hold.amount) : 0
      const { feature, reference, user_id: userId } = hold
      await open.post({ kind: 'release', amount: hold.amount, feature, reference, userId, key: `release:${hold.id}` })
      if (used > 0) {
        await open.post({ kind: 'spend', amount: -used, feature, reference, userId, key: `spend:${hold.id}` })
        const { period_starts_at, period_ends_at } = account
        const usage = { workspace_id: workspaceId, period_starts_at, period_ends_at, feature }
        await credits.addUsage({ ...usage, spent: used, count: 1 }, now)
      }
      await credits.changeLots(getUnusedShares(await credits.listHoldLots(hold.id), used), now)
      account.held -= hold.amount
      account.period_spent += used
      await noticeLowBalance(transaction, open)
      return credits.settleHold(hold.id, state, used, now)
    })
  }
}

/** A repeated settlement returns the result of the first one. */
function acceptRepetition(hold: CreditHold, state: 'spent' | 'released'): CreditHold {
  if (hold.state !== state) {
    throw hold.state === 'spent'
      ? conflict('These credits have been charged.', 'hold_spent')
      : conflict('These credits have been given back.', 'hold_released')
  }
  return hold
}
