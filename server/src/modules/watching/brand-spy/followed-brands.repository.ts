import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import type { SoughtBrand } from '../../library/library.public.ts'

interface Follower {
  workspaceId: string
  userId: string | null
  now: Date
}

/** A brand that is split from `fromId`, with the brands that are merged into it. */
interface SplitBrand {
  brandId: string
  partIds: readonly string[]
  fromId: string
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

    /** What these workspaces follow and want, without the brands of the demo library and of deleted workspaces. */
    async listSought(workspaceIds: readonly string[]): Promise<SoughtBrand[]> {
      const { rows } = await sql<SoughtBrand>`
        select workspace_id, subject_id, source, external_id, website, sought.name
        from (
          select workspace_id, brand_id as subject_id, source, id_at_source(external_id, home_id) as external_id,
            website, name
          from brand_trackers join brands on brands.id = brand_id where source <> 'demo'
          union all
          select workspace_id, id, case when kind = 'page_id' then 'meta' end, case when kind = 'page_id' then name end,
            case when kind = 'website' then name end, case when kind = 'name' then name end
          from wanted_brands
        ) as sought join workspaces on workspaces.id = workspace_id
        where workspace_id = any(${[...workspaceIds]}::uuid[]) and deleted_at is null
      `.execute(db)
      return rows
    },

    /** Locks the workspace's followed brands until the transaction ends, so that only one change at a time counts and follows brands. */
    async lock(workspaceId: string): Promise<void> {
      await lockUntilEnd(db, `brand_trackers ${workspaceId}`)
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

    /**
     * Followers of a brand follow the one that it is merged into, with their settings. A workspace that follows both keeps the settings
     * of the other brand, and is told of no ad twice; what it had set for this one is kept for a split.
     */
    async merge(brandId: string, intoId: string, now: Date): Promise<void> {
      await sql`
        insert into brand_alert_ads (tracker_id, ad_id, created_at)
        select kept.id, told.ad_id, told.created_at
        from brand_trackers as replaced
        join brand_trackers as kept on kept.workspace_id = replaced.workspace_id and kept.brand_id = ${intoId}
        join brand_alert_ads as told on told.tracker_id = replaced.id
        where replaced.brand_id = ${brandId}
        on conflict do nothing
      `.execute(db)
      await sql`
        with replaced as (
          delete from brand_trackers as replaced using brand_trackers as kept
          where replaced.brand_id = ${brandId} and kept.brand_id = ${intoId} and kept.workspace_id = replaced.workspace_id
          returning replaced.*
        )
        insert into replaced_trackers (brand_id, workspace_id, tracker, created_at)
        select brand_id, workspace_id, to_jsonb(replaced), ${now} from replaced
      `.execute(db)
      await sql`
        update brand_trackers set brand_id = ${intoId}, named_brand_id = coalesce(named_brand_id, ${brandId}), updated_at = ${now}
        where brand_id = ${brandId}
      `.execute(db)
    },

    /**
     * Followers of a merged brand, or of brands that are parts of it, follow it again. A workspace that followed both before the merge
     * follows both again, and is told of no ad twice.
     */
    async split({ brandId, partIds, fromId }: SplitBrand, now: Date): Promise<void> {
      await sql`
        update brand_trackers set brand_id = ${brandId}, named_brand_id = nullif(named_brand_id, ${brandId}), updated_at = ${now}
        where brand_id = ${fromId} and named_brand_id = any(${[...partIds]}::uuid[])
      `.execute(db)
      // Who followed the brand may be gone by now.
      await sql`
        insert into brand_trackers
        select tracker.* from replaced_trackers,
          jsonb_populate_record(null::brand_trackers, replaced_trackers.tracker || '{"created_by": null}') as tracker
        where replaced_trackers.brand_id = ${brandId}
        on conflict do nothing
      `.execute(db)
      await sql`
        insert into brand_alert_ads (tracker_id, ad_id, created_at)
        select returned.id, told.ad_id, told.created_at
        from replaced_trackers
        join brand_trackers as returned
          on returned.workspace_id = replaced_trackers.workspace_id and returned.brand_id = ${brandId}
        join brand_trackers as kept on kept.workspace_id = returned.workspace_id and kept.brand_id = ${fromId}
        join brand_alert_ads as told on told.tracker_id = kept.id
        join ads on ads.id = told.ad_id and ads.brand_id = ${brandId}
        where replaced_trackers.brand_id = ${brandId}
        on conflict do nothing
      `.execute(db)
      await db.deleteFrom('replaced_trackers').where('brand_id', '=', brandId).execute()
    },
  }
}
