import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['generation_providers']
export type ProviderRow = Selectable<Table>

/** The SQL of the providers that workspaces have configured. */
export function createGenerationProviderRepository(db: Database) {
  return {
    find(workspaceId: string): Promise<ProviderRow | undefined> {
      return db
        .selectFrom('generation_providers')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    async save(row: Insertable<Table>): Promise<void> {
      const { workspace_id: _, created_at: __, ...changes } = row
      await db
        .insertInto('generation_providers')
        .values(row)
        .onConflict((on) => on.column('workspace_id').doUpdateSet(changes))
        .execute()
    },

    listSealedOtherwise(keyId: string): Promise<ProviderRow[]> {
      return db.selectFrom('generation_providers').selectAll().where('credential_key_id', '<>', keyId).execute()
    },

    /** Updates the key only if its encrypted form is unchanged since it was read: a key entered meanwhile stays. */
    async reseal(row: ProviderRow, sealed: { keyId: string; sealed: string }, now: Date): Promise<void> {
      await db
        .updateTable('generation_providers')
        .set({ sealed_key: sealed.sealed, credential_key_id: sealed.keyId, updated_at: now })
        .where('workspace_id', '=', row.workspace_id)
        .where('sealed_key', '=', row.sealed_key)
        .execute()
    },

    async remove(workspaceId: string): Promise<void> {
      await db.deleteFrom('generation_providers').where('workspace_id', '=', workspaceId).execute()
    },
  }
}
