import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['ad_accounts']
export type AdAccountRow = Selectable<Table>

/** The SQL of connected ad accounts. Members' functions name the workspace; background jobs take the id from their own rows. */
export function createAdAccountRepository(db: Database) {
  return {
    async list(workspaceId: string): Promise<AdAccountRow[]> {
      return await db
        .selectFrom('ad_accounts')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
    },

    async find(workspaceId: string, id: string): Promise<AdAccountRow | undefined> {
      return await db
        .selectFrom('ad_accounts')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async findForWork(id: string): Promise<AdAccountRow | undefined> {
      return await db.selectFrom('ad_accounts').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async insert(row: Insertable<Table>): Promise<AdAccountRow> {
      return await db.insertInto('ad_accounts').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async update(id: string, changes: Updateable<Table>): Promise<void> {
      await db.updateTable('ad_accounts').set(changes).where('id', '=', id).execute()
    },

    /** @returns whether the account existed */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('ad_accounts')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Accounts whose next import is due and that have no running import. */
    async listDue(now: Date): Promise<AdAccountRow[]> {
      return await db
        .selectFrom('ad_accounts')
        .selectAll()
        .where('next_sync_at', '<=', now)
        .where((account) =>
          account.not(
            account.exists(
              account
                .selectFrom('ad_account_syncs')
                .select('ad_account_syncs.id')
                .whereRef('ad_account_syncs.ad_account_id', '=', 'ad_accounts.id')
                .where('ad_account_syncs.finished_at', 'is', null),
            ),
          ),
        )
        .limit(100)
        .execute()
    },

    /** Accounts of all workspaces whose tokens are encrypted with another key than the given one. */
    async listSealedOtherwise(keyId: string): Promise<AdAccountRow[]> {
      return await db.selectFrom('ad_accounts').selectAll().where('token_key_id', '<>', keyId).execute()
    },
  }
}
