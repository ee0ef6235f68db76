import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'

/** The SQL of hidden brands. Every function names the workspace. */
export function createHiddenBrandRepository(db: Database) {
  function hiddenBrands(workspaceId: string) {
    return db
      .selectFrom('hidden_brands')
      .select(['brand_id', 'hidden_by', 'created_at'])
      .where('workspace_id', '=', workspaceId)
  }

  return {
    /** The most recently hidden brand first; a merged brand is listed as it was hidden. */
    async list(workspaceId: string) {
      return await hiddenBrands(workspaceId).orderBy('created_at', 'desc').orderBy('brand_id').execute()
    },

    async find(workspaceId: string, brandId: string) {
      return await hiddenBrands(workspaceId).where('brand_id', '=', brandId).executeTakeFirst()
    },

    /** Allows only one change at a time to count and hide the workspace's brands, until the transaction ends. */
    async lock(workspaceId: string): Promise<void> {
      await lockUntilEnd(db, `hidden_brands ${workspaceId}`)
    },

    /** Hides the brand unless it is hidden already. */
    async hide(workspaceId: string, brandId: string, { userId, now }: { userId: string; now: Date }): Promise<void> {
      await db
        .insertInto('hidden_brands')
        .values({ workspace_id: workspaceId, brand_id: brandId, hidden_by: userId, created_at: now, updated_at: now })
        .onConflict((on) => on.columns(['workspace_id', 'brand_id']).doNothing())
        .execute()
    },

    /** Also shows the brands again that are parts of it, or that it is a part of. */
    async show(workspaceId: string, brandId: string): Promise<void> {
      await db
        .deleteFrom('hidden_brands')
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`standing_brand(brand_id) in (${brandId}, standing_brand(${brandId}))`)
        .execute()
    },
  }
}
export type HiddenBrandRow = Awaited<ReturnType<ReturnType<typeof createHiddenBrandRepository>['list']>>[number]
