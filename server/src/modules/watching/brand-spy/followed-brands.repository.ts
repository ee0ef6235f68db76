import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** The SQL of followed brands. The maximum number of followed brands is a rule of the brands in the library domain. */
export function createFollowedBrandRepository(db: Database) {
  return {
    async listIds(workspaceId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('brand_trackers')
        .select('brand_id')
        .where('workspace_id', '=', workspaceId)
        .execute()
      return rows.map((row) => row.brand_id)
    },

    /** Locks the workspace's followed brands until the transaction ends, so that only one change at a time counts and follows brands. */
    async lock(workspaceId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`brand_trackers ${workspaceId}`}, 0))`.execute(db)
    },

    async delete(brandId: string, workspaceId: string): Promise<void> {
      await db
        .deleteFrom('brand_trackers')
        .where('workspace_id', '=', workspaceId)
        .where('brand_id', '=', brandId)
        .execute()
    },

    /** Follows brands; does nothing for brands that are followed already. */
    async insert(brandIds: readonly string[], { workspaceId, userId, now }: Follower): Promise<void> {
      if (brandIds.length === 0) {
        return
      }
      const times = { created_at: now, updated_at: now }
      await db
        .insertInto('brand_trackers')
        .values(brandIds.map((brand_id) => ({ brand_id, workspace_id: workspaceId, created_by: userId, ...times })))
        .onConflict((on) => on.columns(['workspace_id', 'brand_id']).doNothing())
        .execute()
    },
  }
}
