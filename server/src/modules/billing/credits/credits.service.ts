import type { CreditPrice } from '@marquee/contract/credits'
import { type Clock, HOUR_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, required } from '../../../platform/errors/domain-error.ts'
import { createCreditAdditions } from './add-credits.ts'
import { changeAccount } from './change-account.ts'
import { createCreditPriceRepository } from './credit-prices.repository.ts'
import { createDueCreditRepository } from './due-credits.repository.ts'
import { getDueNotice, takeFromLots } from './credits.policy.ts'
import { type CreditHold, createCreditRepository } from './credits.repository.ts'
import { createSetAsides } from './set-aside-credits.ts'
import { createHoldSettlement, type DueNotice, type OnLowBalance } from './settle-hold.ts'

export type { DueNotice } from './settle-hold.ts'

interface Dependencies {
  db: Database
  clock: Clock
  onLowBalance?: OnLowBalance
}

export interface HoldRequest {
  workspaceId: string
  userId: string
  /** A feature that has a price. */
  feature: string
  /** The number of units. Default: 1. */
  quantity?: number
  /** The id of the object that the credits pay for. */
  reference: string
  /** A repeated key returns the hold that was made first. */
  idempotencyKey: string
  /** The time at which the work counts as dead and its credits are returned. Default: one hour from now. */
  expiresAt?: Date
}

const HOLD_LIFE_MS = HOUR_MS

/**
 * The ledger of credits. Every change runs in the caller's transaction and holds the lock of the workspace's account: the balance
 * is the sum of the entries and never below zero, even when a process is killed at any moment.
 */
export function createCreditService({ db, clock, onLowBalance }: Dependencies) {
  /** @throws DomainError 404 for a feature without a price */
  async function getPrice(feature: string, database: Database = db): Promise<CreditPrice> {
    return required(await createCreditPriceRepository(database).findPrice(feature), 'price')
  }

  const settle = createHoldSettlement(clock, onLowBalance)

  return {
    getPrice,

    /** Whether the credits of the period are almost or completely used up; null while there are enough. */
    async getLowBalance(workspaceId: string): Promise<DueNotice | null> {
      const account = await createCreditRepository(db).findAccount(workspaceId)
      return account === undefined ? null : getDueNotice(account.balance, account.period_granted, 'none')
    },

    /**
     * Holds the price of a feature until the hold is settled with `spend` or `release`.
     * @throws DomainError 402 `insufficient_credits`, which states price and balance; 404 for a feature without a price
     */
    async hold(transaction: Database, request: HoldRequest): Promise<CreditHold> {
      const { workspaceId, userId, feature, reference, idempotencyKey } = request
      const credits = createCreditRepository(transaction)
      // Read in the transaction: transactions that each wait for a second connection could deadlock.
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
     * @param amount the credits used, when fewer than held: the rest is returned
     * @throws DomainError 409 when the hold was released
     */
    spend: (transaction: Database, workspaceId: string, holdId: string, amount?: number): Promise<CreditHold> =>
      settle(transaction, workspaceId, holdId, 'spent', amount),

    /** Releases a hold. Releasing it again changes nothing. @throws DomainError 409 when it was charged */
    release: (transaction: Database, workspaceId: string, holdId: string): Promise<CreditHold> =>
      settle(transaction, workspaceId, holdId, 'released'),

    ...createCreditAdditions(clock),

    ...createSetAsides(clock),

    /** Releases the holds of dead work. @returns the number of holds */
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

    /** Removes expired credits. @returns the number of workspaces */
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

function insufficientCredits(price: number, balance: number): DomainError {
  const needed = `${price.toLocaleString('en-US')} ${price === 1 ? 'credit' : 'credits'}`
  const available = balance === 1 ? '1 is available' : `${balance.toLocaleString('en-US')} are available`
  return new DomainError(402, `This costs ${needed}, and ${available}.`, { code: 'insufficient_credits' })
}
