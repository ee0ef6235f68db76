import type { SourceProblem } from '@marquee/contract/ad-sources'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type CrawlRow = Selectable<Tables['ad_crawls']>
export type SourceRow = Selectable<Tables['ad_sources']>
export type QueryRow = Selectable<Tables['ad_source_queries']>
/** A query of terms, which belongs to a source. */
export type SourceQueryRow = QueryRow & SourceOfQuery
export interface SourceOfQuery {
  workspace_id: string
  source_id: string
}

interface Place {
  id: string
}

interface ClaimRequest {
  now: Date
  until: Date
  /** Also take it from a worker whose lease has not ended. */
  isTakeover: boolean
}

/** The SQL of crawls. Functions for members take the workspace; the background work has the id from its own job. */
export function createCrawlRepository(db: Database) {
  return {
    async insert(row: Insertable<Tables['ad_crawls']>): Promise<CrawlRow> {
      return await db.insertInto('ad_crawls').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async find(workspaceId: string, id: string): Promise<CrawlRow | undefined> {
      return await db
        .selectFrom('ad_crawls')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async listOfQuery(
      queryId: string,
      { before, limit }: { before: Place | null; limit: number },
    ): Promise<CrawlRow[]> {
      let query = db.selectFrom('ad_crawls').selectAll().where('query_id', '=', queryId)
      if (before !== null) {
        query = query.where('id', '<', before.id)
      }
      return await query.orderBy('id', 'desc').limit(limit).execute()
    },

    /** The newest crawl of each query of a workspace. */
    async listNewest(workspaceId: string): Promise<CrawlRow[]> {
      return await db
        .selectFrom('ad_crawls')
        .selectAll()
        .distinctOn('query_id')
        .where('workspace_id', '=', workspaceId)
        .orderBy('query_id')
        .orderBy('id', 'desc')
        .execute()
    },

    /** Assigns a crawl that is due to a worker, unless another worker has it. */
    async claim(id: string, { now, until, isTakeover }: ClaimRequest): Promise<CrawlRow | undefined> {
      return await db
        .updateTable('ad_crawls')
        .set({ state: 'running', leased_until: until, resumes_at: null, updated_at: now })
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .where((where) =>
          where.or([where('leased_until', 'is', null), where('leased_until', '<', now), where.lit(isTakeover)]),
        )
        .where((where) => where.or([where('resumes_at', 'is', null), where('resumes_at', '<=', now)]))
        .returningAll()
        .executeTakeFirst()
    },

    /** The query of a crawl, and the source that it asks; a crawl of a brand may have none at the moment. */
    async findOrigin(crawl: CrawlRow): Promise<{ query: QueryRow; source: SourceRow | null } | null> {
      const { query_id: id } = crawl
      const query = await db.selectFrom('ad_source_queries').selectAll().where('id', '=', id).executeTakeFirst()
      const sourceId = query?.source_id ?? crawl.source_id ?? null
      const source = await db.selectFrom('ad_sources').selectAll().where('id', '=', sourceId).executeTakeFirst()
      return query === undefined ? null : { query, source: source ?? null }
    },

    /** Locks a crawl until the transaction ends; undefined when it has ended, or another worker has processed the page. */
    async lock({ id, pages, cursor }: CrawlRow): Promise<CrawlRow | undefined> {
      return await db
        .selectFrom('ad_crawls')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('pages', '=', pages)
        .where(sql<boolean>`cursor is not distinct from ${cursor}`)
        .forUpdate()
        .executeTakeFirst()
    },

    /** Changes a crawl that has not ended. @returns the crawl, or undefined when it has ended */
    async change(id: string, changes: Updateable<Tables['ad_crawls']>): Promise<CrawlRow | undefined> {
      return await db
        .updateTable('ad_crawls')
        .set(changes)
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
    },

    /** Crawls that have no worker and are not waiting, with the workspace whose turn they take. */
    async listAbandoned(now: Date): Promise<{ id: string; turn_of: string }[]> {
      const { rows } = await sql<{ id: string; turn_of: string }>`
        select ad_crawls.id, coalesce(ad_crawls.workspace_id, ad_sources.workspace_id, query_id) as turn_of
        from ad_crawls left join ad_sources on ad_sources.id = source_id
        where finished_at is null and coalesce(leased_until < ${now}, true) and coalesce(resumes_at <= ${now}, true)
      `.execute(db)
      return rows
    },

    /** Queries of sources whose next crawl is due and that have no running crawl. */
    async listDueQueries(now: Date): Promise<SourceQueryRow[]> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .$narrowType<SourceOfQuery>()
        .where('source_id', 'is not', null)
        .where('next_crawl_at', '<=', now)
        .where((query) => {
          const unfinished = query
            .selectFrom('ad_crawls')
            .select('ad_crawls.id')
            .whereRef('ad_crawls.query_id', '=', 'ad_source_queries.id')
            .where('ad_crawls.finished_at', 'is', null)
          return query.not(query.exists(unfinished))
        })
        .limit(100)
        .execute()
    },

    async scheduleNext(queryId: string, at: Date | null, now: Date): Promise<void> {
      await db
        .updateTable('ad_source_queries')
        .set({ next_crawl_at: at, updated_at: now })
        .where('id', '=', queryId)
        .execute()
    },

    async noteOnSource(id: string, problem: SourceProblem | null, now: Date): Promise<void> {
      await db
        .updateTable('ad_sources')
        .set({ problem: problem === null ? null : JSON.stringify(problem), last_used_at: now, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
}
