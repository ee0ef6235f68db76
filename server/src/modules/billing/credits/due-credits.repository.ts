import type { Database } from '../../../platform/database/database.ts'
import type { CreditHold } from './credits.repository.ts'
import type { CreditTables } from './credits.tables.ts'

/** The SQL of what time has brought to credits. */
export function createDueCreditRepository(database: Database) {
  const db = database.withTables<CreditTables>()

  return {
    /** Open holds whose work is dead. */
    listDeadHolds(now: Date, limit: number): Promise<Pick<CreditHold, 'id' | 'workspace_id'>[]> {
      return db
        .selectFrom('credit_holds')
        .select(['id', 'workspace_id'])
        .where('state', '=', 'open')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .execute()
    },

    /** Workspaces that have credits past their end. */
    async listWorkspacesWithExpired(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('credit_lots')
        .select('workspace_id')
        .distinct()
        .where('remaining', '>', 0)
        .where('expires_at', '<=', now)
        .limit(limit)
        .execute()
      return rows.map(({ workspace_id }) => workspace_id)
    },
  }
}
