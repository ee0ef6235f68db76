import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { changeAccount, type OpenAccount } from './change-account.ts'
import { getGrantExpiry, getTopUpExpiry } from './credits.policy.ts'
import { createCreditRepository } from './credits.repository.ts'

export interface PeriodGrant {
  workspaceId: string
  amount: number
  periodStart: Date
  periodEnd: Date
  /** The expiry of the credits. Default: the end of the period after this one. */
  expiresAt?: Date
  /** Credits are granted only once for the same key. */
  idempotencyKey: string
}

interface NewLot {
  workspaceId: string
  amount: number
  key: string
  reference: string
  kind: 'grant' | 'topup'
  expiresAt: Date
}

/** Adds credits by grant, upgrade or top-up, each only once for its key. */
export function createCreditAdditions(clock: Clock) {
  async function addLot(
    transaction: Database,
    { workspaceId, amount, key, reference, kind, expiresAt }: NewLot,
    change: (open: OpenAccount) => void = () => {},
  ): Promise<void> {
    const credits = createCreditRepository(transaction)
    const now = clock.now()
    await changeAccount(credits, workspaceId, now, async (open) => {
      if (await credits.hasEntry(workspaceId, key)) {
        return
      }
      change(open)
      if (amount === 0) {
        return
      }
      await post(open)
      const times = { expires_at: expiresAt, created_at: now, updated_at: now }
      await credits.insertLot({ workspace_id: workspaceId, amount, remaining: amount, source_key: key, ...times })
      open.account.low_balance_notice = 'none'
    })

    function post(open: OpenAccount): Promise<void> {
      return open.post({ kind, amount, reference, key })
    }
  }

  return {
    /** Begins a period of the plan and grants its credits. They are valid for this period and the next one; trial credits for the trial. */
    async grant(transaction: Database, grant: PeriodGrant): Promise<void> {
      const { workspaceId, amount, periodStart, periodEnd, idempotencyKey: key } = grant
      const { expiresAt = getGrantExpiry(periodStart, periodEnd) } = grant
      const lot = { workspaceId, amount, key, reference: 'plan', kind: 'grant', expiresAt } as const
      await addLot(transaction, lot, ({ account }) => {
        account.period_starts_at = periodStart
        account.period_ends_at = periodEnd
        account.period_granted = amount
        account.period_spent = 0
      })
    },

    /** Adds credits within a period, for example after an upgrade. */
    async addToPeriod(transaction: Database, grant: PeriodGrant): Promise<void> {
      const { workspaceId, amount, periodStart, periodEnd, idempotencyKey: key } = grant
      const expiresAt = getGrantExpiry(periodStart, periodEnd)
      const lot = { workspaceId, amount, key, reference: 'upgrade', kind: 'grant', expiresAt } as const
      await addLot(transaction, lot, ({ account }) => void (account.period_granted += amount))
    },

    /** Adds bought credits; they are valid for twelve months. */
    async topUp(transaction: Database, topUp: Omit<PeriodGrant, 'periodStart' | 'periodEnd'>): Promise<void> {
      const { workspaceId, amount, idempotencyKey: key } = topUp
      const expiresAt = getTopUpExpiry(clock.now())
      await addLot(transaction, { workspaceId, amount, key, reference: 'topup', kind: 'topup', expiresAt })
    },
  }
}
