import type { SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { SourceProblem } from '@marquee/contract/ad-sources'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { BrandTarget } from './brand-target.ts'
import type { QueryRow } from './crawls.repository.ts'

/** A brand of a workspace, and the query that finds it. */
export interface BrandQuery {
  workspace_id: string
  /** The id of the followed or wanted brand. */
  subject_id: string
  provider: SourceProvider
  target_kind: BrandTarget['kind']
  target: string
  criteria: object
}

export interface LookRow {
  subject_id: string
  provider: SourceProvider
  looked_at: Date | null
  ads_found: number | null
  state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled' | null
  problem: SourceProblem | null
}

/** The number of due queries that one maintenance run looks at. */
const LOT = 200

/** The SQL of queries of brands. They belong to no workspace; the background work and reads by workspace are separate functions. */
export function createBrandQueryRepository(db: Database) {
  return {
    /** The providers of the sources that workspaces have connected. */
    async listConnected(): Promise<{ workspace_id: string; provider: SourceProvider }[]> {
      return await db
        .selectFrom('ad_sources')
        .select(['workspace_id', 'provider'])
        .where('owner', '=', 'workspace')
        .execute()
    },

    /** Makes the queries that are missing, due now, and says whom each query serves from now on. Call it in a transaction. */
    async serve(queries: readonly BrandQuery[], now: Date): Promise<void> {
      const given = sql`jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as given (
        workspace_id uuid, subject_id uuid, provider text, target_kind text, target text, criteria jsonb)`
      await sql`
        insert into ad_source_queries (provider, target_kind, target, criteria, schedule, next_crawl_at, created_at, updated_at)
        select distinct on (provider, target_kind, target) provider, target_kind, target, criteria, 'daily', ${now}::timestamptz, ${now}, ${now}
        from ${given} on conflict (provider, target_kind, target) do nothing
      `.execute(db)
      const wanted = sql`
        select id as query_id, given.workspace_id, subject_id
        from ${given} join ad_source_queries using (provider, target_kind, target)`
      await sql`
        delete from ad_query_followers where (query_id, workspace_id, subject_id) not in (${wanted})
      `.execute(db)
      // A query that gains a follower is due, unless it was looked at in the last day.
      await sql`
        with added as (
          insert into ad_query_followers (query_id, workspace_id, subject_id, created_at)
          select query_id, workspace_id, subject_id, ${now} from (${wanted}) as wanted on conflict do nothing
          returning query_id
        )
        update ad_source_queries set next_crawl_at = ${now}, updated_at = ${now}
        where id in (select query_id from added) and coalesce(looked_at < ${now}::timestamptz - interval '1 day', true)
      `.execute(db)
    },

    /** Queries that are due and that a connected source can ask; brands that nobody has looked at come first. */
    async listDue(now: Date): Promise<QueryRow[]> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .where('target', 'is not', null)
        .where('next_crawl_at', '<=', now)
        .where((query) => {
          const followers = query
            .selectFrom('ad_query_followers')
            .select('ad_query_followers.query_id')
            .whereRef('ad_query_followers.query_id', '=', 'ad_source_queries.id')
          const unfinished = query
            .selectFrom('ad_crawls')
            .select('ad_crawls.id')
            .whereRef('ad_crawls.query_id', '=', 'ad_source_queries.id')
            .where('ad_crawls.finished_at', 'is', null)
          return query.and([query.exists(followers), query.not(query.exists(unfinished))])
        })
        .orderBy(sql`looked_at is not null`)
        .orderBy('next_crawl_at')
        .orderBy('id')
        .limit(LOT)
        .execute()
    },

    /** Queries of the workspace that no crawl has ended well in the last day are due now: its source works again. */
    async makeDue(workspaceId: string, now: Date): Promise<void> {
      await sql`
        update ad_source_queries set next_crawl_at = ${now}, updated_at = ${now}
        where id in (select query_id from ad_query_followers where workspace_id = ${workspaceId})
          and next_crawl_at > ${now} and coalesce(looked_at < ${now}::timestamptz - interval '1 day', true)
      `.execute(db)
    },

    /** What a page of a crawl has found: the page or account of the brand, and, with the last page, how many of its ads run. */
    async noteFound(id: string, { page, isLast }: { page: string | null; isLast: boolean }, now: Date): Promise<void> {
      await sql`
        update ad_source_queries set found_page = coalesce(${page}, found_page), updated_at = ${now},
          looked_at = case when ${isLast}::boolean then ${now}::timestamptz else looked_at end,
          ads_found = case when ${isLast}::boolean
            then (select count(*) from ad_sightings where query_id = ${id} and is_active) else ads_found end
        where id = ${id}
      `.execute(db)
    },

    /** The last look at brands of a workspace, with each of its sources. */
    async listLooks(workspaceId: string, subjectIds: readonly string[]): Promise<LookRow[]> {
      const { rows } = await sql<LookRow>`
        select subject_id, provider, looked_at, ads_found, crawl.state, crawl.problem
        from ad_query_followers join ad_source_queries on ad_source_queries.id = query_id
        left join lateral (
          select state, problem from ad_crawls where ad_crawls.query_id = ad_source_queries.id order by id desc limit 1
        ) as crawl on true
        where ad_query_followers.workspace_id = ${workspaceId} and subject_id = any(${[...subjectIds]}::uuid[])
        order by subject_id, provider
      `.execute(db)
      return rows
    },

    /** The pages that searches for sites and names have led to. */
    async listFound() {
      return await db
        .selectFrom('ad_source_queries')
        .select(['provider', 'target_kind', 'target', 'found_page'])
        .where('target_kind', 'in', ['site', 'name'])
        .where('found_page', 'is not', null)
        .$narrowType<{ provider: SourceProvider; target_kind: 'site' | 'name'; target: string; found_page: string }>()
        .execute()
    },
  }
}
