import { sourceCriteria } from '@marquee/contract/ad-source-criteria'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { AdWriter } from '../ads/writing/ad-writer.service.ts'
import { type SourceConnector, SourceError, type SourcePage } from './connector.ts'
import { getConnector, type Connectors } from './connectors.ts'
import { type CrawlOrigin, savePage } from './crawl-page.ts'
import { stepAfter } from './crawl-retry.ts'
import { createCrawlSteps } from './crawl-steps.ts'
import { type CrawlRow, createCrawlRepository } from './crawls.repository.ts'
import { toProblem } from './source-problem.ts'
import { createSourceTurnRepository } from './source-turns.repository.ts'
import type { CredentialKeeper } from './source-credentials.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  writer: AdWriter
  connectors: Connectors
  credentials: CredentialKeeper
}

type Claim = Partial<Pick<JobAttempt, 'attempt' | 'signal'>>

/** The duration of a turn; other crawls run after it. */
const TURN_MS = 60_000
/** The maximum number of pages, more than any library returns for one query. */
const MOST_PAGES = 5000

/** Runs crawls: page after page, each stored with the progress in one transaction. */
export function createCrawler({ db, clock, jobs, writer, connectors, credentials }: Dependencies) {
  const repository = createCrawlRepository(db)
  const turns = createSourceTurnRepository(db)
  const { leaseEnd, goOnAt, goOnWith, rest, fail, changeSource } = createCrawlSteps({ db, clock, jobs, writer })

  /** @returns the crawl to continue now, or null when it pauses or has ended */
  async function recover(crawl: CrawlRow, origin: CrawlOrigin, error: SourceError): Promise<CrawlRow | null> {
    const problem = toProblem(error)
    const { largest, smallest } = getConnector(connectors, origin.source.provider).pageSizes
    const state = { ...crawl, pageSize: crawl.page_size ?? largest, hasRestarted: crawl.has_restarted }
    const step = stepAfter(error, state, smallest, clock.now())
    switch (step.do) {
      case 'fail':
        await fail(crawl, origin, problem)
        return null
      case 'wait':
        if (error.kind === 'throttled') {
          await turns.rest(origin.source.id, step.until, clock.now())
        }
        await rest(crawl, origin, step.until, {
          failures: step.failures,
          waits: step.waits,
          problem: JSON.stringify(problem),
        })
        return null
      case 'shrink':
        return await goOnWith(crawl, { page_size: step.pageSize })
      case 'restart':
        return await goOnWith(crawl, { cursor: null, has_restarted: true })
    }
  }

  async function fetchPage(
    crawl: CrawlRow,
    { query, source }: CrawlOrigin,
    connector: SourceConnector,
  ): Promise<SourcePage> {
    const page = await connector.fetchPage({
      criteria: sourceCriteria.parse(query.criteria),
      credentials: credentials.open(source),
      cursor: crawl.cursor,
      pageSize: crawl.page_size,
      now: clock.now(),
    })
    if ((page.cursor !== null && page.cursor === crawl.cursor) || crawl.pages >= MOST_PAGES) {
      throw new SourceError('answer', 'The source answers with the same page again and again.')
    }
    return page
  }

  /** @returns the crawl to continue now, or null when it pauses or has ended */
  async function takePage(crawl: CrawlRow, origin: CrawlOrigin): Promise<CrawlRow | null> {
    const freeAt = origin.query.target === null ? null : await turns.takeCall(origin.source, clock.now())
    if (freeAt !== null) {
      await rest(crawl, origin, freeAt, {})
      return null
    }
    const connector = getConnector(connectors, origin.source.provider)
    let page: SourcePage
    try {
      page = await fetchPage(crawl, origin, connector)
    } catch (error) {
      if (error instanceof SecretUnreadable) {
        await fail(crawl, origin, toProblem(error))
        return null
      }
      if (error instanceof SourceError) {
        return await recover(crawl, origin, error)
      }
      throw error
    }
    const saved = await savePage(
      { db, writer, connector },
      { crawl, origin, page, now: clock.now(), leaseEnd: leaseEnd() },
    )
    return await goOnAfter(page, saved, origin)
  }

  /** Lets the source rest when its limit is near. @returns the crawl to continue now, or null when it pauses or has ended */
  async function goOnAfter({ pauseMs }: SourcePage, saved: CrawlRow | null, origin: CrawlOrigin) {
    const pauseEnd = new Date(clock.now().getTime() + pauseMs)
    if (pauseMs > 0) {
      await turns.rest(origin.source.id, pauseEnd, clock.now())
    }
    if (saved === null || saved.finished_at !== null) {
      await writer.refresh()
      return null
    }
    if (pauseMs > 0) {
      await rest(saved, origin, pauseEnd, {})
      return null
    }
    return saved
  }

  async function takeTurn(first: CrawlRow, origin: CrawlOrigin, signal?: AbortSignal): Promise<void> {
    const turnEnd = clock.now().getTime() + TURN_MS
    let crawl: CrawlRow | null = first
    while (crawl !== null && clock.now().getTime() < turnEnd) {
      signal?.throwIfAborted()
      crawl = await takePage(crawl, origin)
    }
    if (crawl !== null) {
      await repository.change(crawl.id, { leased_until: null })
      await goOnAt(crawl, origin.source, null)
    }
  }

  return {
    /**
     * The work of {@link crawlAds}; a repeated run continues at the page where the last one stopped. A later attempt of the
     * job takes the crawl over from the earlier one, which has failed or no longer responds.
     */
    async work(id: string, { attempt = 1, signal }: Claim = {}): Promise<void> {
      const crawl = await repository.claim(id, { now: clock.now(), until: leaseEnd(), isTakeover: attempt > 1 })
      const origin = crawl === undefined ? null : await repository.findOrigin(crawl)
      if (crawl === undefined || origin === null) {
        return
      }
      const { query, source } = origin
      if (source === null) {
        await changeSource(crawl, query)
        return
      }
      try {
        await takeTurn(crawl, { query, source }, signal)
      } catch (error) {
        await repository.change(id, { leased_until: null })
        throw error
      }
    },
  }
}

export type Crawler = ReturnType<typeof createCrawler>
