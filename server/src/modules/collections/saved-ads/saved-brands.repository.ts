import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface ListOptions {
  /** A part of the brand's name; empty for all brands. */
  q: string
  after: { saved_count: number; name: string; id: string } | null
  limit: number
}

interface SavedBrandRow {
  id: string
  name: string
  saved_count: number
  last_saved_at: Date | null
  is_followed: boolean
}

/** The SQL of the brands that a workspace follows or has saved ads of. */
export function createSavedBrandRepository(db: Database) {
  return {
    /** Most saved first, then by name. */
    async list(workspaceId: string, { q, after, limit }: ListOptions): Promise<SavedBrandRow[]> {
      const isAfter =
        after === null
          ? sql`true`
          : sql`(-saved_count, lower(name), id) > (${-after.saved_count}::integer, lower(${after.name}), ${after.id}::uuid)`
      const { rows } = await sql<SavedBrandRow>`
        with saved as (
          select ads.brand_id, count(*)::integer as saved_count, max(saved_ads.created_at) as last_saved_at
          from saved_ads join ads on ads.id = saved_ads.ad_id
          where saved_ads.workspace_id = ${workspaceId} group by ads.brand_id
        ), followed as (
          select brand_id from brand_trackers where workspace_id = ${workspaceId}
        ), kept as (
          select brands.id, brands.name, coalesce(saved.saved_count, 0) as saved_count, saved.last_saved_at,
            followed.brand_id is not null as is_followed
          from saved full join followed on followed.brand_id = saved.brand_id
          join brands on brands.id = coalesce(saved.brand_id, followed.brand_id)
          where strpos(lower(brands.name), lower(${q})) > 0 or ${q} = ''
        )
        select * from kept where ${isAfter} order by saved_count desc, lower(name), id limit ${limit}
      `.execute(db)
      return rows
    },
  }
}
