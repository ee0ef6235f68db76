import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type WorkspaceRow = Selectable<Tables['workspaces']>
/** The parts of the product that a workspace sees. */
export type WorkspaceFeatures = WorkspaceRow['features']

/** The SQL of a workspace's own settings, deleted workspaces included where a function says so. */
export function createWorkspaceSettingsRepository(db: Database) {
  return {
    find(id: string): Promise<WorkspaceRow | undefined> {
      return db
        .selectFrom('workspaces')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    },

    /** Whether the database knows a time zone: it has its own copy of the time zone data. */
    async knowsTimeZone(name: string): Promise<boolean> {
      const { rows } = await sql`select from pg_timezone_names where lower(name) = lower(${name})`.execute(db)
      return rows.length > 0
    },

    /** Sets the time zone of a workspace that has none. */
    async suggestTimeZone(id: string, name: string, now: Date): Promise<void> {
      await db
        .updateTable('workspaces')
        .set({ time_zone: name, updated_at: now })
        .where('id', '=', id)
        .where('time_zone', 'is', null)
        .execute()
    },

    async update(id: string, changes: Updateable<Tables['workspaces']>): Promise<void> {
      await db.updateTable('workspaces').set(changes).where('id', '=', id).execute()
    },

    /** Makes changes of a workspace run one after the other. A deleted workspace is found as well. */
    lock(id: string): Promise<WorkspaceRow | undefined> {
      return db.selectFrom('workspaces').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Up to `limit` workspaces that the user owned when they were deleted after `since`, oldest first. */
    listDeleted(userId: string, since: Date, after: string | null, limit: number): Promise<WorkspaceRow[]> {
      let query = db
        .selectFrom('workspaces')
        .innerJoin('memberships', 'memberships.workspace_id', 'workspaces.id')
        .selectAll('workspaces')
        .where('memberships.user_id', '=', userId)
        .where('role', '=', 'owner')
        .where('deleted_at', '>', since)
      if (after !== null) {
        query = query.where('workspaces.id', '>', after)
      }
      return query.orderBy('workspaces.id').limit(limit).execute()
    },

    /** Ids of the members, whatever their roles. */
    async listMemberIds(id: string): Promise<string[]> {
      const rows = await db.selectFrom('memberships').select('user_id').where('workspace_id', '=', id).execute()
      return rows.map((row) => row.user_id)
    },

    /** The name of a workspace that is not deleted. */
    async findOpenName(id: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('workspaces')
        .select('name')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row?.name
    },

    async isOpen(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('workspaces')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The workspaces that the user owns, including deleted ones that can be restored, with the number of their other members. */
    async listOwned(userId: string): Promise<{ id: string; name: string; isDeleted: boolean; others: number }[]> {
      const rows = await db
        .selectFrom('workspaces')
        .innerJoin('memberships', 'memberships.workspace_id', 'workspaces.id')
        .select(['workspaces.id', 'name', 'deleted_at'])
        .select((query) =>
          query
            .selectFrom('memberships as others')
            .select((count) => count.fn.countAll<string>().as('count'))
            .whereRef('others.workspace_id', '=', 'workspaces.id')
            .where('others.user_id', '<>', userId)
            .as('others'),
        )
        .where('memberships.user_id', '=', userId)
        .where('role', '=', 'owner')
        .orderBy('workspaces.id')
        .execute()
      return rows.map(({ id, name, deleted_at, others }) => ({
        id,
        name,
        isDeleted: deleted_at !== null,
        others: Number(others),
      }))
    },

    /** Removes workspaces that were deleted up to `until`, with all their content. */
    async purge(until: Date): Promise<void> {
      await db.deleteFrom('workspaces').where('deleted_at', '<=', until).execute()
    },
  }
}
