import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceTables } from './workspaces.tables.ts'

type WorkspaceRow = Selectable<WorkspaceTables['workspaces']>

/** The SQL of a workspace's own settings, deleted workspaces included where a function says so. */
export function createWorkspaceSettingsRepository(database: Database) {
  const db = database.withTables<WorkspaceTables>()

  return {
    find(id: string): Promise<WorkspaceRow | undefined> {
      return db
        .selectFrom('workspaces')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    },

    /** Whether the database can count days in a time zone: it has its own copy of the world's. */
    async knowsTimeZone(name: string): Promise<boolean> {
      const { rows } = await sql`select from pg_timezone_names where lower(name) = lower(${name})`.execute(db)
      return rows.length > 0
    },

    /** Says where a workspace is that has not said so. */
    async suggestTimeZone(id: string, name: string, now: Date): Promise<void> {
      await db
        .updateTable('workspaces')
        .set({ time_zone: name, updated_at: now })
        .where('id', '=', id)
        .where('time_zone', 'is', null)
        .execute()
    },

    async update(id: string, changes: Updateable<WorkspaceTables['workspaces']>): Promise<void> {
      await db.updateTable('workspaces').set(changes).where('id', '=', id).execute()
    },

    /** Lets one change of a workspace after the other happen. A deleted one is found as well. */
    lock(id: string): Promise<WorkspaceRow | undefined> {
      return db.selectFrom('workspaces').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Up to `limit` workspaces that the person owned when they were deleted after `since`, oldest first. */
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

    /** Of a workspace that nobody has deleted. */
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

    /** The workspaces that the person owns, those that can still be brought back included, with how many others are in them. */
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

    /** Removes what was deleted up to `until`, with all that is in it. */
    async purge(until: Date): Promise<void> {
      await db.deleteFrom('workspaces').where('deleted_at', '<=', until).execute()
    },
  }
}
