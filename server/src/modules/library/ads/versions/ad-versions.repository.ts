import type { AdPart } from '@marquee/contract/brand-changes'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** The change after which a page of a list with the newest changes first starts. */
export interface ChangePosition {
  changed_at: string
  id: string
}

export interface ChangeRow {
  /** The version that was replaced. */
  id: string
  ad_id: string
  changes: AdPart[]
  replaced_at: Date
  /** The version that replaced it; null for the ad as it is now. */
  next_id: string | null
}

type Scope = { brandId: string } | { adId: string }

const CONTENT = ['title', 'body', 'link_description', 'cta_text', 'landing_page', 'cards'] as const

/** The SQL that reads earlier versions of ads. */
export function createAdVersionRepository(db: Database) {
  return {
    /** Changes of one ad, or of all ads of a brand, in any of the parts; the newest first. */
    async listChanges(
      scope: Scope,
      parts: readonly AdPart[],
      after: ChangePosition | null,
      limit: number,
    ): Promise<ChangeRow[]> {
      const isInScope = 'adId' in scope ? sql`ads.id = ${scope.adId}` : sql`ads.brand_id = ${scope.brandId}`
      const isOlder =
        after === null
          ? sql`true`
          : sql`(replaced_at, ad_versions.id) < (${new Date(after.changed_at)}::timestamptz, ${after.id}::uuid)`
      const { rows } = await sql<ChangeRow>`
        select ad_versions.id, ad_id, changes, replaced_at, (
          select later.id from ad_versions as later
          where later.ad_id = ad_versions.ad_id and later.id > ad_versions.id order by later.id limit 1
        ) as next_id
        from ad_versions join ads on ads.id = ad_id
        where ${isInScope} and changes && ${[...parts]}::text[] and ${isOlder}
        order by replaced_at desc, ad_versions.id desc limit ${limit}
      `.execute(db)
      return rows
    },

    async listVersions(ids: readonly string[]) {
      return ids.length === 0
        ? []
        : await db
            .selectFrom('ad_versions')
            .select(['id', ...CONTENT, 'first_seen_at', 'last_seen_at'])
            .where('id', 'in', ids)
            .execute()
    },

    /** What ads say now. */
    async listPresent(adIds: readonly string[]) {
      return adIds.length === 0
        ? []
        : await db
            .selectFrom('ads')
            .innerJoin('ad_stats', 'ad_stats.ad_id', 'ads.id')
            .select(['ads.id', ...CONTENT, 'last_seen_at'])
            .where('ads.id', 'in', adIds)
            .execute()
    },

    /** The media of earlier versions, in their order within each version. */
    async listMedia(versionIds: readonly string[]) {
      return versionIds.length === 0
        ? []
        : await db
            .selectFrom('ad_version_media')
            .select(['id', 'version_id', 'kind', 'width', 'height', 'duration_s', 'palette'])
            .select(['external_url', 'poster_url', 'poster_key'])
            .select(sql<boolean>`recipe is not null`.as('is_drawn'))
            .where('version_id', 'in', versionIds)
            .orderBy('version_id')
            .orderBy('position')
            .execute()
    },
  }
}
