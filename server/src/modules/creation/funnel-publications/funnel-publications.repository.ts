import { type SectionOf, section } from '@marquee/funnel-pages/section'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Row = Selectable<Tables['funnel_publications']>
export type PublicationRow = Omit<Row, 'html' | 'forms'>

/** What the public gets. */
export interface PublishedPage {
  html: string
  policy: string
  /** The forms of the page that are sent to us. */
  forms: SectionOf<'form'>[]
}

type FileRow = Selectable<Tables['funnel_publication_files']>

interface NewPublication extends PublishedPage {
  files: readonly Omit<FileRow, 'page_id'>[]
  page_id: string
  workspace_id: string
  slug: string
  published_by: string
  page_version: number
  now: Date
}

interface Rival {
  page_id: string
  share: number
  since: Date
}

const summary = [
  'page_id',
  'workspace_id',
  'slug',
  'published_by',
  'page_version',
  'policy',
  'published_at',
  'withdrawn_at',
  'rival_page_id',
  'rival_share',
  'rival_since',
] as const

/** The SQL of published pages. Functions for members name the workspace; visitors are answered by the address. */
export function createFunnelPublicationRepository(db: Database) {
  return {
    async find(workspaceId: string, pageId: string): Promise<PublicationRow | undefined> {
      return db
        .selectFrom('funnel_publications')
        .select(summary)
        .where('workspace_id', '=', workspaceId)
        .where('page_id', '=', pageId)
        .executeTakeFirst()
    },

    /** A page of any workspace that is or was published. */
    async findPublished(pageId: string): Promise<PublicationRow | undefined> {
      return db.selectFrom('funnel_publications').select(summary).where('page_id', '=', pageId).executeTakeFirst()
    },

    /** The publication at an address that the public may see. */
    async findLive(slug: string): Promise<PublicationRow | undefined> {
      return db
        .selectFrom('funnel_publications')
        .select(summary)
        .where('slug', '=', slug)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
    },

    /** A page that the public may see. */
    async findPage(pageId: string): Promise<PublishedPage | undefined> {
      const row = await db
        .selectFrom('funnel_publications')
        .select(['html', 'policy', 'forms'])
        .where('page_id', '=', pageId)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
      return row && { ...row, forms: section.array().parse(row.forms).filter(isForm) }
    },

    /** A file beside one of these pages. */
    async findFile(pageIds: readonly string[], path: string): Promise<FileRow | undefined> {
      return db
        .selectFrom('funnel_publication_files')
        .selectAll()
        .where('page_id', 'in', pageIds)
        .where('path', '=', path)
        .executeTakeFirst()
    },

    /** Publishes a page, or replaces what is published of it. */
    async save({ files, forms, now, ...publication }: NewPublication): Promise<void> {
      const { page_id } = publication
      const content = { ...publication, forms: JSON.stringify(forms), published_at: now, withdrawn_at: null }
      await db
        .insertInto('funnel_publications')
        .values(content)
        .onConflict((on) => on.column('page_id').doUpdateSet(content))
        .execute()
      await db.deleteFrom('funnel_publication_files').where('page_id', '=', page_id).execute()
      if (files.length > 0) {
        const rows = files.map((file) => ({ ...file, page_id }))
        await db.insertInto('funnel_publication_files').values(rows).execute()
      }
    },

    async setRival(pageId: string, rival: Rival | null): Promise<void> {
      await db
        .updateTable('funnel_publications')
        .set(
          rival === null
            ? { rival_page_id: null, rival_since: null }
            : { rival_page_id: rival.page_id, rival_share: rival.share, rival_since: rival.since },
        )
        .where('page_id', '=', pageId)
        .execute()
    },

    /** @returns whether the page was public */
    async withdraw(workspaceId: string, pageId: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('funnel_publications')
        .set({ withdrawn_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('page_id', '=', pageId)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Counts one opening, or one form that was sent. */
    async count(
      { pageId, shownPageId, day }: { pageId: string; shownPageId: string; day: string },
      what: 'views' | 'form_posts',
    ): Promise<void> {
      await db
        .insertInto('funnel_page_days')
        .values({ page_id: pageId, shown_page_id: shownPageId, day, [what]: 1 })
        .onConflict((on) =>
          on
            .columns(['page_id', 'shown_page_id', 'day'])
            .doUpdateSet({ [what]: sql`funnel_page_days.${sql.ref(what)} + 1` }),
        )
        .execute()
    },

    /** The counts of an address by day and shown page, the oldest first. @param since a day in UTC; null for all */
    async listDays(pageId: string, since: string | null) {
      let query = db
        .selectFrom('funnel_page_days')
        .select([sql<string>`day::text`.as('day'), 'shown_page_id', 'views', 'form_posts'])
        .where('page_id', '=', pageId)
      if (since !== null) {
        query = query.where('day', '>=', sql<Date>`${since}::date`)
      }
      return query.orderBy('day').execute()
    },
  }
}

const isForm = (one: { type: string }): one is SectionOf<'form'> => one.type === 'form'
