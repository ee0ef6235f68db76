import type { SourceCriteria, SourceProvider } from '@marquee/contract/ad-source-criteria'
import type { Crawl, CrawlSchedule, SourceProblem } from '@marquee/contract/ad-sources'
import type { Generated, JSONColumnType } from 'kysely'

type Problem = JSONColumnType<SourceProblem> | null

export type AdSourceTables = {
  ad_sources: {
    id: Generated<string>
    workspace_id: string
    created_by: string | null
    provider: SourceProvider
    name: string
    credential_hint: string
    sealed_credentials: string
    credential_key_id: string
    problem: Problem
    last_used_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_source_queries: {
    id: Generated<string>
    workspace_id: string
    source_id: string
    criteria: JSONColumnType<SourceCriteria>
    schedule: CrawlSchedule
    next_crawl_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_crawls: {
    id: Generated<string>
    workspace_id: string
    query_id: string
    state: Crawl['state']
    trigger: Crawl['trigger']
    cursor: string | null
    page_size: number | null
    pages: Generated<number>
    found: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    ended: Generated<number>
    refused: Generated<number>
    failures: Generated<number>
    waits: Generated<number>
    has_restarted: Generated<boolean>
    resumes_at: Date | null
    problem: Problem
    leased_until: Date | null
    finished_at: Date | null
    created_at: Date
    updated_at: Date
  }
  ad_crawl_refusals: {
    id: Generated<string>
    crawl_id: string
    external_id: string | null
    field: string
    reason: string
    created_at: Date
    updated_at: Date
  }
  ad_sightings: {
    query_id: string
    external_id: string
    is_active: boolean
    crawl_id: string
    seen_at: Date
    created_at: Date
    updated_at: Date
  }
}
