import type { SourceProblem } from '@marquee/contract/ad-sources'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { AdWriter } from '../ads/writing/ad-writer.service.ts'
import type { CrawlOrigin } from './crawl-page.ts'
import { type CrawlRow, createCrawlRepository, type QueryRow, type SourceRow } from './crawls.repository.ts'
import { concernsCredentials } from './source-problem.ts'
import { createSourceTurnRepository } from './source-turns.repository.ts'

/** One turn of a crawl: as many pages as fit into it. The crawl of a crashed process is taken over when its lease ends. */
export const crawlAds = queue('ad-sources.crawl', { data: z.object({ crawl_id: z.uuid() }), hasTurns: true })

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  writer: Pick<AdWriter, 'refresh'>
}

type CrawlChanges = Parameters<ReturnType<typeof createCrawlRepository>['change']>[1]
/** The owner of the source that a crawl asks: its turn comes after the turns of other workspaces. */
type TurnOf = Pick<SourceRow, 'workspace_id'>

const NO_SOURCE: SourceProblem = {
  kind: 'permission',
  message: 'No source that could be asked is connected any more.',
  advice: 'Connect a source in the settings, under Integrations.',
}

/** The duration of a lease, longer than any page takes. */
const LEASE_MS = 120_000

/** The steps of a crawl between its pages: it goes on, rests, fails, or changes to the source of another follower. */
export function createCrawlSteps({ db, clock, jobs, writer }: Dependencies) {
  const repository = createCrawlRepository(db)
  const turns = createSourceTurnRepository(db)

  function leaseEnd(): Date {
    return new Date(clock.now().getTime() + LEASE_MS)
  }

  async function goOnAt({ id }: CrawlRow, { workspace_id: workspaceId }: TurnOf, at: Date | null): Promise<void> {
    const when = at !== null && { startAfter: at }
    await jobs.send(crawlAds, { crawl_id: id }, { singletonKey: id, workspaceId, ...when })
  }

  async function rest(crawl: CrawlRow, { source }: CrawlOrigin, until: Date, changes: CrawlChanges): Promise<void> {
    const times = { resumes_at: until, leased_until: null, updated_at: clock.now() }
    await repository.change(crawl.id, { ...changes, ...times, state: 'waiting' })
    await goOnAt(crawl, source, until)
  }

  async function end(crawl: CrawlRow, problem: SourceProblem): Promise<void> {
    const now = clock.now()
    const ended = { state: 'failed' as const, finished_at: now, leased_until: null, updated_at: now }
    await repository.change(crawl.id, { ...ended, problem: JSON.stringify(problem) })
    await writer.refresh()
  }

  async function fail(crawl: CrawlRow, { query, source }: CrawlOrigin, problem: SourceProblem): Promise<void> {
    const isLost = concernsCredentials(problem)
    await repository.noteOnSource(source.id, isLost ? problem : source.problem, clock.now())
    if (isLost && query.target !== null) {
      await changeSource(crawl, query, problem)
    } else {
      await end(crawl, problem)
    }
  }

  /** Continues a crawl of a brand from its start with the source of another follower, or ends it when there is none. */
  async function changeSource(crawl: CrawlRow, query: QueryRow, problem = NO_SOURCE): Promise<void> {
    const now = clock.now()
    const [next] = await turns.listCandidates(query, now)
    if (next === undefined) {
      await end(crawl, problem)
      return
    }
    const changes = { source_id: next.id, cursor: null, leased_until: null, updated_at: now }
    if ((await repository.change(crawl.id, { ...changes, state: 'waiting' })) !== undefined) {
      await goOnAt(crawl, next, null)
    }
  }

  async function goOnWith(crawl: CrawlRow, changes: CrawlChanges): Promise<CrawlRow | null> {
    return (await repository.change(crawl.id, { ...changes, leased_until: leaseEnd() })) ?? null
  }

  return { leaseEnd, goOnAt, goOnWith, rest, fail, changeSource }
}
