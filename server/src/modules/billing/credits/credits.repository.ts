import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { LotShare } from './credits.policy.ts'

export type CreditAccount = Selectable<Tables['credit_accounts']>
export type CreditHold = Selectable<Tables['credit_holds']>
export type CreditLot = Selectable<Tables['credit_lots']>

/** The SQL that changes credits. Every change requires the lock of the workspace's account. */
export function createCreditRepository(db: Database) {
  return {
    /** Undefined until the workspace's credits change for the first time. */
    findAccount(workspaceId: string): Promise<CreditAccount | undefined> {
      return db.selectFrom('credit_accounts').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst()
    },

    /** Waits for every other change of the workspace's credits, and blocks later changes until the transaction ends. */
    async lockAccount(workspaceId: string, now: Date): Promise<CreditAccount> {
      const lock = () =>
        db
          .selectFrom('credit_accounts')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .forUpdate()
          .executeTakeFirst()
      const account = await lock()
      if (account !== undefined) {
        return account
      }
      await db
        .insertInto('credit_accounts')
        .values({ workspace_id: workspaceId, period_starts_at: now, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await lock()) as CreditAccount
    },

    async saveAccount({ workspace_id, ...account }: Updateable<Tables['credit_accounts']>): Promise<void> {
      await db.updateTable('credit_accounts').set(account).where('workspace_id', '=', workspace_id!).execute()
    },

    async insertEntry(entry: Insertable<Tables['credit_entries']>): Promise<void> {
      await db.insertInto('credit_entries').values(entry).execute()
    },

    async hasEntry(workspaceId: string, key: string): Promise<boolean> {
      const row = await db
        .selectFrom('credit_entries')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Lots with credits left, soonest to expire first. */
    listLots(workspaceId: string): Promise<CreditLot[]> {
      return db
        .selectFrom('credit_lots')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('remaining', '>', 0)
        .orderBy('expires_at', (order) => order.asc().nullsLast())
        .orderBy('id')
        .execute()
    },

    async insertLot(lot: Insertable<Tables['credit_lots']>): Promise<void> {
      await db.insertInto('credit_lots').values(lot).execute()
    },

    /** Adds to the remaining credits of lots; a negative amount subtracts. */
    async changeLots(shares: readonly LotShare[], now: Date): Promise<void> {
      if (shares.length === 0) {
        return
      }
      await sql`
        update credit_lots set remaining = remaining + share.amount, updated_at = ${now}
        from unnest(${shares.map(({ lotId }) => lotId)}::uuid[], ${shares.map(({ amount }) => amount)}::integer[])
          as share (lot_id, amount)
        where credit_lots.id = share.lot_id
      `.execute(db)
    },

    findHoldByKey(workspaceId: string, key: string): Promise<CreditHold | undefined> {
      return db
        .selectFrom('credit_holds')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
    },

    findHold(workspaceId: string, id: string): Promise<CreditHold | undefined> {
      return db
        .selectFrom('credit_holds')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async insertHold(hold: Insertable<Tables['credit_holds']>, shares: readonly LotShare[]): Promise<CreditHold> {
      const row = await db.insertInto('credit_holds').values(hold).returningAll().executeTakeFirstOrThrow()
      await db
        .insertInto('credit_hold_lots')
        .values(shares.map(({ lotId, amount }) => ({ hold_id: row.id, lot_id: lotId, amount })))
        .execute()
      return row
    },

    /** The lots of a hold, soonest to expire first. */
    async listHoldLots(holdId: string): Promise<LotShare[]> {
      return db
        .selectFrom('credit_hold_lots')
        .innerJoin('credit_lots', 'credit_lots.id', 'credit_hold_lots.lot_id')
        .select(['lot_id as lotId', 'credit_hold_lots.amount'])
        .where('hold_id', '=', holdId)
        .orderBy('expires_at', (order) => order.asc().nullsLast())
        .orderBy('lot_id')
        .execute()
    },

    settleHold(id: string, state: 'spent' | 'released', spent: number, now: Date): Promise<CreditHold> {
      return db
        .updateTable('credit_holds')
        .set({ state, spent, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Adds spent credits to the usage of the day, in the workspace's time zone, on which they were spent. */
    async addUsage(usage: Omit<Insertable<Tables['credit_usage_days']>, 'day'>, now: Date): Promise<void> {
      await db
        .insertInto('credit_usage_days')
        .values({ ...usage, day: sql<string>`workspace_day(${usage.workspace_id}, ${now})` })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'period_starts_at', 'day', 'feature']).doUpdateSet({
            spent: sql`credit_usage_days.spent + excluded.spent`,
            count: sql`credit_usage_days.count + excluded.count`,
          }),
        )
        .execute()
    },
  }
}

export type CreditRepository = ReturnType<typeof createCreditRepository>
