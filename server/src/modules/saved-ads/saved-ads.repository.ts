import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { SavedAdTables } from './saved-ads.tables.ts'

/** Place in the swipe file: after this row. */
export interface SavedAdPosition {
  created_at: string
  id: string
}

interface ListOptions {
  /** Which ads, as a condition on the column it is given; null for all. */
  matching: ((adId: RawBuilder<unknown>) => RawBuilder<boolean>) | null
  direction: 'asc' | 'desc'
  after: SavedAdPosition | null
  limit: number
}

/** The SQL of swipe files. Every function names the workspace. */
export function createSavedAdRepository(database: Database) {
  const db = database.withTables<SavedAdTables>()
  const columns = ['id', 'ad_id', 'saved_by', 'created_at'] as const

  return {
    async list(workspaceId: string, { matching, direction, after, limit }: ListOptions) {
      let query = db.selectFrom('saved_ads').select(columns).where('workspace_id', '=', workspaceId)
      if (matching !== null) {
        query = query.where(matching(sql.ref('saved_ads.ad_id')))
      }
      if (after !== null) {
        const operator = sql.raw(direction === 'asc' ? '>' : '<')
        const savedAt = new Date(after.created_at)
        query = query.where(sql<boolean>`(created_at, id) ${operator} (${savedAt}::timestamptz, ${after.id}::uuid)`)
      }
      return await query.orderBy('created_at', direction).orderBy('id', direction).limit(limit).execute()
    },

    /** Saves the ad unless the workspace has it; either way, answers with the workspace's row. */
    async save(workspaceId: string, adId: string, { savedBy, now }: { savedBy: string; now: Date }) {
      await db
        .insertInto('saved_ads')
        .values({
          id: sql<string>`uuidv7()`,
          workspace_id: workspaceId,
          ad_id: adId,
          saved_by: savedBy,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['workspace_id', 'ad_id']).doNothing())
        .execute()
      return await db
        .selectFrom('saved_ads')
        .select(columns)
        .where('workspace_id', '=', workspaceId)
        .where('ad_id', '=', adId)
        .executeTakeFirst()
    },

    async remove(workspaceId: string, adId: string): Promise<void> {
      await db.deleteFrom('saved_ads').where('workspace_id', '=', workspaceId).where('ad_id', '=', adId).execute()
    },

    async listSavedIds(workspaceId: string, adIds: readonly string[]): Promise<string[]> {
      if (adIds.length === 0) {
        return []
      }
      const rows = await db
        .selectFrom('saved_ads')
        .select('ad_id')
        .where('workspace_id', '=', workspaceId)
        .where('ad_id', 'in', adIds)
        .execute()
      return rows.map((row) => row.ad_id)
    },
  }
}
export type SavedAdRow = Awaited<ReturnType<ReturnType<typeof createSavedAdRepository>['list']>>[number]
