import type { CreditPrice } from '@marquee/contract/credits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict, DomainError, notFound } from '../../platform/errors/domain-error.ts'
import { createCreditAdditions } from './add-credits.ts'
import { changeAccount, type OpenAccount } from './change-account.ts'
import { createCreditPriceRepository } from './credit-prices.repository.ts'
import { createDueCreditRepository } from './due-credits.repository.ts'
import { getDueNotice, getUnusedShares, takeFromLots } from './credits.policy.ts'
import { type CreditHold, createCreditRepository } from './credits.repository.ts'
import type { LowBalanceNotice } from './credits.tables.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Told inside the transaction in which a balance becomes low or empty, once in a period each. */
  onLowBalance?: (transaction: Database, workspaceId: string, notice: DueNotice) => Promise<void>
}

export type DueNotice = Exclude<LowBalanceNotice, 'none'>

export interface HoldRequest {
  workspaceId: string
  userId: string
  /** A feature that has a price. */
  feature: string
  /** How many units; 1 unless said otherwise. */
  quantity?: number
  /** The id of what the credits are for. */
  reference: string
  /** The same key answers with the hold made first. */
  idempotencyKey: string
  /** When the work counts as dead, and its credits go back; an hour from now unless said otherwise. */
  expiresAt?: Date
}

const HOLD_LIFE_MS = 60 * 60 * 1000

/**
 * The ledger of credits. Every change runs in the caller's transaction, behind the lock of the workspace's account: the balance
 * is the sum of the entries and never below zero, whatever is killed when.
 */
export function createCreditService({ db, clock, onLowBalance }: Dependencies) {
  /** @throws DomainError 404 for a feature without a price */
  async function getPrice(feature: string, database: Database = db): Promise<CreditPrice> {
    const price = await createCreditPriceRepository(database).findPrice(feature)
    if (price === undefined) {
      throw notFound('price')
    }
    return price
  }

  async function noticeLowBalance(transaction: Database, { account }: OpenAccount): Promise<void> {
    const notice = getDueNotice(account.balance, account.period_granted, account.low_balance_notice)
    if (notice !== null) {
      account.low_balance_notice = notice
      await onLowBalance?.(transaction, account.workspace_id, notice)
    }
  }

  /** Gives a hold back and takes what was used of it. */
  async function settle(
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
      const hold = await credits.findHold(workspaceId, holdId)
      if (hold === undefined) {
        throw notFound('hold')
      }
      if (hold.state !== 'open') {
        return acceptRepetition(hold, state)
      }
      const used = state === 'spent' ? Math.min(spent ?? hold.amount, hold.amount) : 0
      const { feature, reference, user_id: userId } = hold
      await open.post({ kind: 'release', amount: hold.amount, feature, reference, userId, key: `release:${hold.id}` })
      if (used > 0) {
        await open.post({ kind: 'spend', amount: -used, feature, reference, userId, key: `spend:${hold.id}` })
        const { period_starts_at, period_ends_at } = account
        const day = now.toISOString().slice(0, 10)
        const usage = { workspace_id: workspaceId, period_starts_at, period_ends_at, day, feature }
        await credits.addUsage({ ...usage, spent: used, count: 1 })
      }
      await credits.changeLots(getUnusedShares(await credits.listHoldLots(hold.id), used), now)
      account.held -= hold.amount
      account.period_spent += used
      await noticeLowBalance(transaction, open)
      return credits.settleHold(hold.id, state, used, now)
    })
  }

  return {
    getPrice,

    /** Whether the credits of the period are nearly or wholly used; null while there are enough. */
    async getLowBalance(workspaceId: string): Promise<DueNotice | null> {
      const account = await createCreditRepository(db).findAccount(workspaceId)
      return account === undefined ? null : getDueNotice(account.balance, account.period_granted, 'none')
    },

    /**
     * Takes the price of something away until it is settled with `spend` or `release`.
     * @throws DomainError 402 `insufficient_credits`, which tells price and balance; 404 for a feature without a price
     */
    async hold(transaction: Database, request: HoldRequest): Promise<CreditHold> {
      const { workspaceId, userId, feature, reference, idempotencyKey } = request
      const credits = createCreditRepository(transaction)
      // In the transaction: one that waits here for a second connection could wait for others that do the same.
      const amount = (await getPrice(feature, transaction)).credits * (request.quantity ?? 1)
      const now = clock.now()
      return changeAccount(credits, workspaceId, now, async (open) => {
        const before = await credits.findHoldByKey(workspaceId, idempotencyKey)
        if (before !== undefined) {
          return before
        }
        const shares = takeFromLots(open.lots, amount)
        if (shares === null) {
          throw insufficientCredits(amount, open.account.balance)
        }
        const hold = await credits.insertHold(
          {
            workspace_id: workspaceId,
            user_id: userId,
            feature,
            reference,
            amount,
            state: 'open',
            expires_at: request.expiresAt ?? new Date(now.getTime() + HOLD_LIFE_MS),
            idempotency_key: idempotencyKey,
            created_at: now,
            updated_at: now,
          },
          shares,
        )
        await credits.changeLots(
          shares.map((share) => ({ ...share, amount: -share.amount })),
          now,
        )
        await open.post({ kind: 'hold', amount: -amount, feature, reference, userId, key: `hold:${hold.id}` })
        open.account.held += amount
        return hold
      })
    },

    /**
     * Charges a hold. Charging it again changes nothing.
     * @param amount what was used, when it is less than what was held: the rest goes back
     * @throws DomainError 409 when the hold was released
     */
    spend: (transaction: Database, workspaceId: string, holdId: string, amount?: number): Promise<CreditHold> =>
      settle(transaction, workspaceId, holdId, 'spent', amount),

    /** Gives a hold back. Giving it back again changes nothing. @throws DomainError 409 when it was charged */
    release: (transaction: Database, workspaceId: string, holdId: string): Promise<CreditHold> =>
      settle(transaction, workspaceId, holdId, 'released'),

    ...createCreditAdditions(clock),

    /** Gives back what dead work still holds. @returns how many holds */
    async releaseDeadHolds(limit = 500): Promise<number> {
      const dead = await createDueCreditRepository(db).listDeadHolds(clock.now(), limit)
      for (const { id, workspace_id } of dead) {
        await db.transaction().execute(async (transaction) => {
          const credits = createCreditRepository(transaction)
          await credits.lockAccount(workspace_id, clock.now())
          // It may have been charged since it was listed.
          const hold = await credits.findHold(workspace_id, id)
          if (hold?.state === 'open') {
            await settle(transaction, workspace_id, id, 'released')
          }
        })
      }
      return dead.length
    },

    /** Takes out what has expired. @returns of how many workspaces */
    async expireCredits(limit = 500): Promise<number> {
      const workspaces = await createDueCreditRepository(db).listWorkspacesWithExpired(clock.now(), limit)
      for (const workspaceId of workspaces) {
        await db.transaction().execute(async (transaction) => {
          await changeAccount(createCreditRepository(transaction), workspaceId, clock.now(), async () => {})
        })
      }
      return workspaces.length
    },
  }
}

export type CreditService = ReturnType<typeof createCreditService>

/** A settlement that is sent again answers as the first one did. */
function acceptRepetition(hold: CreditHold, state: 'spent' | 'released'): CreditHold {
  if (hold.state !== state) {
    throw conflict(
      hold.state === 'spent' ? 'These credits have been charged.' : 'These credits have been given back.',
      `hold_${hold.state}`,
    )
  }
  return hold
}

function insufficientCredits(price: number, balance: number): DomainError {
  const needed = `${price.toLocaleString('en-US')} ${price === 1 ? 'credit' : 'credits'}`
  const available = balance === 1 ? '1 is available' : `${balance.toLocaleString('en-US')} are available`
  return new DomainError(402, `This costs ${needed}, and ${available}.`, { code: 'insufficient_credits' })
}
