import type { Database } from '../../../platform/database/database.ts'
import type { CreditHold } from './credits.repository.ts'

/** The SQL that finds overdue holds and expired credits. */
export function createDueCreditRepository(db: Database) {
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

    /** Workspaces that have expired credits. */
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
