import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceActivityTables } from './workspace-activity.tables.ts'

export type ActivityRow = Selectable<WorkspaceActivityTables['workspace_activity']> & {
  actor: string | null
  picture_name: string | null
}

/** The SQL of what was done to workspaces: entries are added and read, never changed. */
export function createWorkspaceActivityRepository(database: Database) {
  const db = database.withTables<
    WorkspaceActivityTables & { users: { id: string; display_name: string; picture_name: string | null } }
  >()

  return {
    async insert(entry: Insertable<WorkspaceActivityTables['workspace_activity']>): Promise<void> {
      await db.insertInto('workspace_activity').values(entry).execute()
    },

    /** Up to `limit` entries that are older than the given one, the newest first: the ids are in the order of time. */
    list(workspaceId: string, before: string | null, limit: number): Promise<ActivityRow[]> {
      let query = db
        .selectFrom('workspace_activity')
        .leftJoin('users', 'users.id', 'actor_id')
        .selectAll('workspace_activity')
        .select(['display_name as actor', 'picture_name'])
        .where('workspace_id', '=', workspaceId)
      if (before !== null) {
        query = query.where('workspace_activity.id', '<', before)
      }
      return query.orderBy('workspace_activity.id', 'desc').limit(limit).execute()
    },
  }
}
