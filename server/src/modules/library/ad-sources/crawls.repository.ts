import type { SourceProblem } from '@marquee/contract/ad-sources'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type CrawlRow = Selectable<Tables['ad_crawls']>
export type SourceRow = Selectable<Tables['ad_sources']>
export type QueryRow = Selectable<Tables['ad_source_queries']>

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

    async findOrigin({ query_id }: CrawlRow): Promise<{ query: QueryRow; source: SourceRow } | null> {
      const query = await db.selectFrom('ad_source_queries').selectAll().where('id', '=', query_id).executeTakeFirst()
      const source =
        query && (await db.selectFrom('ad_sources').selectAll().where('id', '=', query.source_id).executeTakeFirst())
      return query === undefined || source === undefined ? null : { query, source }
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

    /** Crawls that have no worker and are not waiting. */
    async listAbandoned(now: Date): Promise<{ id: string; workspace_id: string }[]> {
      return await db
        .selectFrom('ad_crawls')
        .select(['id', 'workspace_id'])
        .where('finished_at', 'is', null)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .where((where) => where.or([where('resumes_at', 'is', null), where('resumes_at', '<=', now)]))
        .execute()
    },

    /** Queries whose next crawl is due and that have no running crawl. */
    async listDueQueries(now: Date): Promise<QueryRow[]> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
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
