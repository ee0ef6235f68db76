import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { SharingTables } from './sharing.tables.ts'

/** What is shared. */
export type Shared = { board_id: string } | { ad_id: string }

interface NewShare {
  token: string
  showsNotes: boolean
  expiresAt: Date | null
  createdBy: string
  now: Date
}

/** The SQL of links. Members' functions name the workspace; a visitor has nothing but the token. */
export function createSharingRepository(database: Database) {
  const db = database.withTables<SharingTables>()

  function live(workspaceId: string, shared: Shared) {
    const query = db.selectFrom('shares').selectAll().where('workspace_id', '=', workspaceId)
    const ofWhat =
      'board_id' in shared ? query.where('board_id', '=', shared.board_id) : query.where('ad_id', '=', shared.ad_id)
    return ofWhat.where('revoked_at', 'is', null)
  }

  return {
    /** Expired ones count: they can be prolonged. */
    async find(workspaceId: string, shared: Shared) {
      return await live(workspaceId, shared).executeTakeFirst()
    },

    async findByToken(token: string, now: Date) {
      return await db
        .selectFrom('shares')
        .selectAll()
        .where('token', '=', token)
        .where('revoked_at', 'is', null)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        .executeTakeFirst()
    },

    /** Makes the link, or changes the one that there is: its token stays. */
    async save(workspaceId: string, shared: Shared, { token, showsNotes, expiresAt, createdBy, now }: NewShare) {
      const target = 'board_id' in shared ? sql`(board_id)` : sql`(workspace_id, ad_id)`
      const [boardId, adId] = 'board_id' in shared ? [shared.board_id, null] : [null, shared.ad_id]
      await sql`
        insert into shares (
          workspace_id, board_id, ad_id, token, shows_notes, expires_at, created_by, created_at, updated_at
        )
        values (
          ${workspaceId}, ${boardId}::uuid, ${adId}::uuid, ${token}, ${showsNotes}, ${expiresAt}::timestamptz,
          ${createdBy}, ${now}, ${now}
        )
        on conflict ${target} where revoked_at is null do update set
          shows_notes = excluded.shows_notes, expires_at = excluded.expires_at, updated_at = excluded.updated_at
      `.execute(database)
    },

    async revoke(workspaceId: string, shared: Shared, now: Date): Promise<void> {
      const ids = live(workspaceId, shared).clearSelect().select('id')
      await db.updateTable('shares').set({ revoked_at: now, updated_at: now }).where('id', 'in', ids).execute()
    },
  }
}
export type ShareRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createSharingRepository>['findByToken']>>>
