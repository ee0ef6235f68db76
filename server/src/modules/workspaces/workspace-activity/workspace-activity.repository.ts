import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type ActivityRow = Selectable<Tables['workspace_activity']> & {
  actor: string | null
  picture_name: string | null
}

/** The SQL of the activity of workspaces: entries are added and read, never changed. */
export function createWorkspaceActivityRepository(db: Database) {
  return {
    async insert(entry: Insertable<Tables['workspace_activity']>): Promise<void> {
      await db.insertInto('workspace_activity').values(entry).execute()
    },

    /** Up to `limit` entries that are older than the given one, newest first: ids sort by time. */
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
