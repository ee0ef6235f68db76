import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { BrandTables } from './brands.tables.ts'

interface ListOptions {
  /** Part of the name; empty for all. */
  q: string
  /** Empty for all. */
  niches: readonly string[]
  /** Null for all. */
  ids: readonly string[] | null
  after: { name: string; id: string } | null
  limit: number
}

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** The SQL of brands and of who follows them. */
export function createBrandRepository(database: Database) {
  const db = database.withTables<BrandTables>()

  function brands() {
    return db
      .selectFrom('brands')
      .select(['brands.id', 'brands.name', 'brands.logo_url'])
      .select((query) =>
        query
          .selectFrom('ads')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('ads.brand_id', '=', 'brands.id')
          .as('ads_count'),
      )
  }

  return {
    /** By name; unknown advertisers are no brand. */
    async list({ q, niches, ids, after, limit }: ListOptions) {
      let query = brands().where('is_placeholder', '=', false)
      if (q !== '') {
        query = query.where(sql<boolean>`strpos(lower(brands.name), lower(${q})) > 0`)
      }
      if (niches.length > 0) {
        query = query.where((where) =>
          where.exists(
            where
              .selectFrom('ads')
              .select('ads.id')
              .whereRef('ads.brand_id', '=', 'brands.id')
              .where(sql<boolean>`ads.niches && ${[...niches]}::text[]`),
          ),
        )
      }
      if (ids !== null) {
        query = query.where(sql<boolean>`brands.id = any(${ids}::uuid[])`)
      }
      if (after !== null) {
        query = query.where(sql<boolean>`(lower(brands.name), brands.id) > (lower(${after.name}), ${after.id}::uuid)`)
      }
      return await query
        .orderBy(sql`lower(brands.name)`)
        .orderBy('brands.id')
        .limit(limit)
        .execute()
    },

    async listByIds(ids: readonly string[]) {
      return ids.length === 0 ? [] : await brands().where('brands.id', 'in', ids).execute()
    },

    async listFollowedIds(workspaceId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('brand_trackers')
        .select('brand_id')
        .where('workspace_id', '=', workspaceId)
        .execute()
      return rows.map((row) => row.brand_id)
    },

    /** Lets one change at a time count and follow the workspace's brands, until the transaction ends. */
    async lockFollowed(workspaceId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`brand_trackers ${workspaceId}`}, 0))`.execute(db)
    },

    async unfollow(brandId: string, workspaceId: string): Promise<void> {
      await db
        .deleteFrom('brand_trackers')
        .where('workspace_id', '=', workspaceId)
        .where('brand_id', '=', brandId)
        .execute()
    },

    /** Following twice is following once. */
    async follow(brandIds: readonly string[], { workspaceId, userId, now }: Follower): Promise<void> {
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
