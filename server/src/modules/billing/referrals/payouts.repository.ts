import type { PayoutState } from '@marquee/contract/affiliate'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type PayoutRow = Selectable<Tables['affiliate_payouts']>
export type NamedPayoutRow = PayoutRow & { workspace_name: string }

/** The SQL of payouts to affiliates. */
export function createPayoutRepository(db: Database) {
  const named = () =>
    db
      .selectFrom('affiliate_payouts')
      .innerJoin('workspaces', 'workspaces.id', 'affiliate_payouts.workspace_id')
      .selectAll('affiliate_payouts')
      .select('workspaces.name as workspace_name')

  return {
    async insert(payout: Insertable<Tables['affiliate_payouts']>): Promise<string> {
      const row = await db.insertInto('affiliate_payouts').values(payout).returning('id').executeTakeFirstOrThrow()
      return row.id
    },

    /** A workspace's payouts after the given one, newest first. */
    list(workspaceId: string, after: string | null, limit: number): Promise<PayoutRow[]> {
      let query = db.selectFrom('affiliate_payouts').selectAll().where('workspace_id', '=', workspaceId)
      if (after !== null) {
        query = query.where('id', '<', after)
      }
      return query.orderBy('id', 'desc').limit(limit).execute()
    },

    /** Payouts of all workspaces after the given one, newest first. */
    listAll(state: PayoutState | null, after: string | null, limit: number): Promise<NamedPayoutRow[]> {
      let query = named()
      if (state !== null) {
        query = query.where('state', '=', state)
      }
      if (after !== null) {
        query = query.where('affiliate_payouts.id', '<', after)
      }
      return query.orderBy('affiliate_payouts.id', 'desc').limit(limit).execute()
    },

    find(id: string): Promise<NamedPayoutRow | undefined> {
      return named().where('affiliate_payouts.id', '=', id).executeTakeFirst()
    },

    /** @returns whether the payout was still due */
    async markPaid(id: string, paid: { reference: string; paid_by: string; paid_at: Date }): Promise<boolean> {
      const row = await db
        .updateTable('affiliate_payouts')
        .set({ ...paid, state: 'paid', updated_at: paid.paid_at })
        .where('id', '=', id)
        .where('state', '=', 'due')
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
