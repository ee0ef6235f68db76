import { sourceCriteria } from '@marquee/contract/ad-source-criteria'
import type { AdSourceConnection, Crawl, SourceQuery } from '@marquee/contract/ad-sources'
import type { CrawlRow, SourceQueryRow, SourceRow } from './crawls.repository.ts'

export function presentCrawl(row: CrawlRow): Crawl {
  const { id, query_id, state, trigger, pages, found, added, changed, unchanged, ended, refused, problem } = row
  return {
    id,
    query_id,
    state,
    trigger,
    pages,
    found,
    added,
    changed,
    unchanged,
    ended,
    refused,
    problem,
    resumes_at: row.resumes_at?.toISOString() ?? null,
    started_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

export function presentQuery(
  { id, source_id, criteria, schedule, next_crawl_at }: SourceQueryRow,
  last: CrawlRow | undefined,
) {
  return {
    id,
    source_id,
    criteria: sourceCriteria.parse(criteria),
    schedule,
    next_crawl_at: next_crawl_at?.toISOString() ?? null,
    last_crawl: last === undefined ? null : presentCrawl(last),
  } satisfies SourceQuery
}

/** The view of a source for a member; it shows only the last characters of the credentials. */
export function presentSource(source: SourceRow, queries: readonly SourceQueryRow[], crawls: readonly CrawlRow[]) {
  const { id, provider, name, credential_hint, problem, last_used_at } = source
  const newest = new Map(crawls.map((row) => [row.query_id, row]))
  return {
    id,
    provider,
    name,
    credential_hint,
    problem,
    last_used_at: last_used_at?.toISOString() ?? null,
    queries: queries
      .filter((query) => query.source_id === id)
      .map((query) => presentQuery(query, newest.get(query.id))),
  } satisfies AdSourceConnection
}
