import type { PagePart } from '@marquee/contract/brand-changes'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ChangePosition } from '../../library/library.public.ts'
import type { LandingPage } from '../watching.ports.ts'

export interface DuePage {
  id: string
  address: string
  origin: string
}

export interface PageChangeRow {
  /** The version that replaced another one. */
  id: string
  previous_id: string
  address: string
  changes: PagePart[]
  first_seen_at: Date
}

/** The pages of a brand that are watched: those to which most of its running ads lead. */
const MOST_PAGES_OF_BRAND = 20
/** A page is read while one of the brand's running ads led to it in this time. */
const ADVERTISED_WITHIN = '2 days'
/** The pause between two pages of one origin, whatever process reads them. */
const PAUSE = '1 minute'

/** The SQL of landing pages: which are watched, which are due, and their versions. */
export function createLandingPageRepository(db: Database) {
  const isAdvertised = (now: Date) => sql`exists (
    select from brand_landing_pages join brand_trackers using (brand_id)
    where page_id = landing_pages.id and advertised_at > ${now}::timestamptz - ${ADVERTISED_WITHIN}::interval
  )`

  return {
    /** Notes the pages to which running ads of followed brands lead. Demo ads lead to pages that do not exist. */
    async collect(now: Date): Promise<void> {
      const advertised = sql`
        advertised as (
          select brand_id, address, row_number() over (partition by brand_id order by count(*) desc, address) as place
          from (
            select brand_id, split_part(split_part(landing_page, '?', 1), '#', 1) as address
            from ads where status = 'active' and source <> 'demo' and brand_id in (select brand_id from brand_trackers)
          ) as running
          where address ~* '^https?://' and length(address) <= 2000 group by brand_id, address
        ), chosen as (select brand_id, address from advertised where place <= ${MOST_PAGES_OF_BRAND})`
      await sql`
        with ${advertised}
        insert into landing_pages (address, origin, due_at, created_at, updated_at)
        select distinct address, substring(lower(address) from '^https?://[^/]+'), ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
        from chosen order by address on conflict (address) do nothing
      `.execute(db)
      await sql`
        with ${advertised}
        insert into brand_landing_pages (brand_id, page_id, advertised_at)
        select brand_id, landing_pages.id, ${now} from chosen join landing_pages using (address) order by brand_id, landing_pages.id
        on conflict (brand_id, page_id) do update set advertised_at = excluded.advertised_at
      `.execute(db)
    },

    /** Due pages, at most one of each origin, and none of an origin that was asked a moment ago. */
    async listDue(now: Date, limit: number): Promise<DuePage[]> {
      const { rows } = await sql<DuePage>`
        select distinct on (origin) id, address, origin from landing_pages
        where due_at <= ${now} and ${isAdvertised(now)} and not exists (
          select from landing_pages as other
          where other.origin = landing_pages.origin and other.tried_at > ${now}::timestamptz - ${PAUSE}::interval
        )
        order by origin, due_at, id limit ${limit}
      `.execute(db)
      return rows
    },

    /** The last version of a page, which nobody else replaces until the transaction ends; undefined before the first reading. */
    async findLastForUpdate(pageId: string) {
      await sql`select from landing_pages where id = ${pageId} for update`.execute(db)
      return await db
        .selectFrom('landing_page_versions')
        .selectAll()
        .where('page_id', '=', pageId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    async insertVersion(pageId: string, content: LandingPage, changes: readonly PagePart[], now: Date): Promise<void> {
      await db
        .insertInto('landing_page_versions')
        .values({
          ...content,
          page_id: pageId,
          changes: [...changes],
          first_seen_at: now,
          last_seen_at: now,
        })
        .execute()
    },

    async noteSeen(versionId: string, now: Date): Promise<void> {
      await db.updateTable('landing_page_versions').set({ last_seen_at: now }).where('id', '=', versionId).execute()
    },

    /** @param problem why the page could not be read; null when it was read */
    async scheduleNext(pageId: string, due: Date, problem: string | null, now: Date): Promise<void> {
      await db
        .updateTable('landing_pages')
        .set({ due_at: due, tried_at: now, problem, updated_at: now })
        .where('id', '=', pageId)
        .execute()
    },

    /** Changes of the pages of a brand, the newest first. */
    async listChanges(brandId: string, after: ChangePosition | null, limit: number): Promise<PageChangeRow[]> {
      const isOlder =
        after === null
          ? sql`true`
          : sql`(first_seen_at, versions.id) < (${new Date(after.changed_at)}::timestamptz, ${after.id}::uuid)`
      const { rows } = await sql<PageChangeRow>`
        select versions.id, address, changes, first_seen_at, (
          select previous.id from landing_page_versions as previous
          where previous.page_id = versions.page_id and previous.id < versions.id order by previous.id desc limit 1
        ) as previous_id
        from brand_landing_pages
        join landing_page_versions as versions using (page_id)
        join landing_pages on landing_pages.id = page_id
        where brand_id = ${brandId} and cardinality(changes) > 0 and ${isOlder}
        order by first_seen_at desc, versions.id desc limit ${limit}
      `.execute(db)
      return rows
    },

    async listVersions(ids: readonly string[]) {
      return ids.length === 0
        ? []
        : await db.selectFrom('landing_page_versions').selectAll().where('id', 'in', ids).execute()
    },

    /** The pages of a brand that are read each week, and those of them that could not be read the last time. */
    async countPages(brandId: string, now: Date): Promise<{ watched: number; unreadable: number }> {
      const { rows } = await sql<{ watched: number; unreadable: number }>`
        select count(*)::integer as watched, (count(*) filter (where problem is not null))::integer as unreadable
        from brand_landing_pages join landing_pages on landing_pages.id = page_id
        where brand_id = ${brandId} and ${isAdvertised(now)}
      `.execute(db)
      return rows[0] ?? { watched: 0, unreadable: 0 }
    },
  }
}
