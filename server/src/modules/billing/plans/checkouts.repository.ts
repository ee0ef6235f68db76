import type { CheckoutState, CreditPack } from '@marquee/contract/billing'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type CheckoutRow = Selectable<Tables['checkouts']>

/** The SQL of purchases. */
export function createCheckoutRepository(db: Database) {
  function checkouts(workspaceId: string) {
    return db.selectFrom('checkouts').selectAll().where('workspace_id', '=', workspaceId)
  }

  return {
    listPacks(): Promise<CreditPack[]> {
      return db
        .selectFrom('credit_packs')
        .select(['code', 'credits', 'price', 'currency'])
        .orderBy('position')
        .execute()
    },

    find(workspaceId: string, id: string): Promise<CheckoutRow | undefined> {
      return checkouts(workspaceId).where('id', '=', id).executeTakeFirst()
    },

    lock(workspaceId: string, id: string): Promise<CheckoutRow | undefined> {
      return checkouts(workspaceId).where('id', '=', id).forUpdate().executeTakeFirst()
    },

    findByProviderId(providerId: string): Promise<CheckoutRow | undefined> {
      return db.selectFrom('checkouts').selectAll().where('provider_id', '=', providerId).executeTakeFirst()
    },

    findByKey(workspaceId: string, idempotencyKey: string): Promise<CheckoutRow | undefined> {
      return checkouts(workspaceId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
    },

    /** Purchases of a plan that can still be paid: at most one. */
    listOpenPlans(workspaceId: string): Promise<CheckoutRow[]> {
      return checkouts(workspaceId).where('kind', '=', 'plan').where('state', '=', 'open').execute()
    },

    /** Purchases with a pending payment, the newest first. */
    listPending(workspaceId: string): Promise<CheckoutRow[]> {
      return checkouts(workspaceId).where('state', '=', 'pending').orderBy('created_at', 'desc').limit(20).execute()
    },

    /** @returns undefined when the key is taken, or the workspace has another open purchase of a plan */
    async insert(checkout: Insertable<Tables['checkouts']>): Promise<CheckoutRow | undefined> {
      return db
        .insertInto('checkouts')
        .values(checkout)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
    },

    /** @returns undefined when the purchase is no longer open */
    async setPage(
      id: string,
      page: { provider_id: string | null; url: string | null },
      now: Date,
    ): Promise<CheckoutRow | undefined> {
      return db
        .updateTable('checkouts')
        .set({ ...page, updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst()
    },

    async update(id: string, changes: Updateable<Tables['checkouts']>, now: Date): Promise<CheckoutRow> {
      return db
        .updateTable('checkouts')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Purchases that a provider has not decided yet, for the job that queries the provider. */
    listUndecided(provider: 'test' | 'stripe', since: Date, limit: number): Promise<CheckoutRow[]> {
      const undecided: CheckoutState[] = ['open', 'pending']
      return db
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', '=', provider)
        .where('state', 'in', undecided)
        .where('provider_id', 'is not', null)
        .where('created_at', '>', since)
        .limit(limit)
        .execute()
    },
  }
}
