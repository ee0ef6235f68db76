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
  /** When the credits end. Default: with the period after this one. */
  expiresAt?: Date
  /** The same key grants once. */
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

/** The ways in which credits come, each once for its key. */
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
    /** Begins a period of the plan with its credits; they live for this period and the next one, those of a trial for the trial. */
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

    /** Adds credits within a period, as an upgrade does. */
    async addToPeriod(transaction: Database, grant: PeriodGrant): Promise<void> {
      const { workspaceId, amount, periodStart, periodEnd, idempotencyKey: key } = grant
      const expiresAt = getGrantExpiry(periodStart, periodEnd)
      const lot = { workspaceId, amount, key, reference: 'upgrade', kind: 'grant', expiresAt } as const
      await addLot(transaction, lot, ({ account }) => void (account.period_granted += amount))
    },

    /** Adds bought credits; they live for twelve months. */
    async topUp(transaction: Database, topUp: Omit<PeriodGrant, 'periodStart' | 'periodEnd'>): Promise<void> {
      const { workspaceId, amount, idempotencyKey: key } = topUp
      const expiresAt = getTopUpExpiry(clock.now())
      await addLot(transaction, { workspaceId, amount, key, reference: 'topup', kind: 'topup', expiresAt })
    },
  }
}
