import type { Database } from '../../../platform/database/database.ts'
import { sql } from 'kysely'

/** The SQL of the ads of all workspaces, for administrators. */
export function createUnconfirmedAdRepository(db: Database) {
  return {
    /** Newest first. @param after the id of the last row of the page before; null for the first page */
    async list(after: string | null, limit: number) {
      const query = db
        .selectFrom('ads')
        .innerJoin('workspaces', 'workspaces.id', 'ads.home_id')
        .leftJoin('brands', 'brands.id', 'ads.brand_id')
        .select(['ads.id', 'ads.source', 'ads.title', 'ads.body', 'ads.landing_page', 'ads.created_at as brought_at'])
        .select(['brands.name as advertiser', 'workspaces.name as workspace_name'])
        .select(sql<string>`id_at_source(ads.external_id, ads.home_id)`.as('external_id'))
      return await (after === null ? query : query.where('ads.id', '<', after))
        .orderBy('ads.id', 'desc')
        .limit(limit)
        .execute()
    },
  }
}
