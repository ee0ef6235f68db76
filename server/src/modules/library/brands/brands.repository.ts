import { sql } from 'kysely'
import { isVisible } from '../homes/homes.service.ts'
import type { Database } from '../../../platform/database/database.ts'

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

/** The SQL of brands. Every function names the workspace that looks. */
export function createBrandRepository(db: Database) {
  function brands(viewer: string) {
    return db
      .selectFrom('brands')
      .where(isVisible(viewer, 'brands'))
      .select(['brands.id', 'brands.home_id', 'brands.name', 'brands.logo_url'])
      .select((query) =>
        query
          .selectFrom('ads')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('ads.brand_id', '=', 'brands.id')
          .as('ads_count'),
      )
  }

  return {
    /** Brands by name. Merged brands are listed only when their ids are asked for. */
    async list(viewer: string, { q, niches, ids, after, limit }: ListOptions) {
      let query = ids === null ? brands(viewer).where('merged_into_id', 'is', null) : brands(viewer)
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

    async listByIds(viewer: string, ids: readonly string[]) {
      return ids.length === 0 ? [] : await brands(viewer).where('brands.id', 'in', ids).execute()
    },
  }
}
