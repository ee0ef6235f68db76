import type { TagSort } from '@marquee/contract/saved-ads'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The position in the swipe file after which a page starts. */
export interface SavedAdPosition {
  created_at: string
  id: string
}

/** The selected saved ads. */
export interface SavedAdSelection {
  /** A condition on the given column of ad ids; null for all ads. */
  matching: ((adId: RawBuilder<unknown>) => RawBuilder<boolean>) | null
  /** The ads must have all of these tags. */
  tags: readonly string[]
  /** Null for all members. */
  savedBy: readonly string[] | null
  /** Null for all ads. */
  adIds: readonly string[] | null
}

interface ListOptions extends SavedAdSelection {
  direction: 'asc' | 'desc'
  after: SavedAdPosition | null
  limit: number
}

/** The SQL of swipe files. Every function names the workspace. */
export function createSavedAdRepository(db: Database) {
  const columns = ['id', 'ad_id', 'saved_by', 'note', 'tags', 'created_at'] as const

  function selected(workspaceId: string, { matching, tags, savedBy, adIds }: SavedAdSelection) {
    let query = db.selectFrom('saved_ads').where('workspace_id', '=', workspaceId)
    if (matching !== null) {
      query = query.where(matching(sql.ref('saved_ads.ad_id')))
    }
    if (tags.length > 0) {
      query = query.where(sql<boolean>`tags @> ${[...tags]}::text[]`)
    }
    if (savedBy !== null) {
      query = query.where(sql<boolean>`saved_by = any(${[...savedBy]}::uuid[])`)
    }
    return adIds === null ? query : query.where(sql<boolean>`ad_id = any(${[...adIds]}::uuid[])`)
  }

  return {
    async list(workspaceId: string, { direction, after, limit, ...selection }: ListOptions) {
      let query = selected(workspaceId, selection).select(columns)
      if (after !== null) {
        const operator = sql.raw(direction === 'asc' ? '>' : '<')
        const savedAt = new Date(after.created_at)
        query = query.where(sql<boolean>`(created_at, id) ${operator} (${savedAt}::timestamptz, ${after.id}::uuid)`)
      }
      return await query.orderBy('created_at', direction).orderBy('id', direction).limit(limit).execute()
    },

    async find(workspaceId: string, adId: string) {
      return await db
        .selectFrom('saved_ads')
        .select(columns)
        .where('workspace_id', '=', workspaceId)
        .where('ad_id', '=', adId)
        .executeTakeFirst()
    },

    /** Saves the ad unless the workspace has already saved it. */
    async save(workspaceId: string, adId: string, { savedBy, now }: { savedBy: string; now: Date }): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
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
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async update(workspaceId: string, adId: string, changes: { note?: string; tags?: string[] }, now: Date) {
      await db
        .updateTable('saved_ads')
        .set({ ...changes, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('ad_id', '=', adId)
        .execute()
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

    /** The tags with their numbers of ads. */
    async listTags(workspaceId: string, sort: TagSort) {
      const order = sort === 'last_used' ? sql`max(updated_at) desc` : sql`count(*) desc`
      const { rows } = await sql<{ tag: string; ads_count: number }>`
        select tag, count(*)::integer as ads_count
        from saved_ads, unnest(tags) as tag
        where workspace_id = ${workspaceId}
        group by tag order by ${order}, tag limit 500
      `.execute(db)
      return rows
    },
  }
}
export type SavedAdRow = Awaited<ReturnType<ReturnType<typeof createSavedAdRepository>['list']>>[number]
