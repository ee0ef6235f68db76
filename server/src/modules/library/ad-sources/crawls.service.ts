import type { Crawl } from '@marquee/contract/ad-sources'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createAdSourceRepository } from './ad-sources.repository.ts'
import { createCrawlFindingsRepository } from './crawl-findings.repository.ts'
import { crawlAds } from './crawl-steps.ts'
import { createCrawlRepository, type CrawlRow, type SourceQueryRow } from './crawls.repository.ts'
import { nextCrawlAfter } from './next-crawl.ts'
import { presentCrawl } from './present-source.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
}

interface PageQuery {
  cursor?: string | undefined
  limit: number
}

const UNIQUE_VIOLATION = '23505'
const place = z.tuple([z.uuid()])

/** Starts, ends and reports crawls; a query has one crawl at a time. */
export function createCrawlService({ db, clock, jobs }: Dependencies) {
  const repository = createCrawlRepository(db)
  const sources = createAdSourceRepository(db)

  async function begin(query: SourceQueryRow, trigger: Crawl['trigger']): Promise<CrawlRow> {
    const now = clock.now()
    return await db.transaction().execute(async (transaction) => {
      const crawls = createCrawlRepository(transaction)
      const { id: query_id, workspace_id } = query
      const times = { created_at: now, updated_at: now }
      const row = await crawls.insert({ workspace_id, query_id, state: 'waiting', trigger, ...times })
      await crawls.scheduleNext(query.id, nextCrawlAfter(query.schedule, now), now)
      await jobs.send(crawlAds, { crawl_id: row.id }, { transaction, singletonKey: row.id, workspaceId: workspace_id })
      return row
    })
  }

  async function find(actor: Actor, id: string): Promise<CrawlRow> {
    return required(await repository.find(actor.workspaceId, id), 'crawl')
  }

  async function findQuery(actor: Actor, id: string): Promise<SourceQueryRow> {
    return required(await sources.findQuery(actor.workspaceId, id), 'query')
  }

  return {
    /** @throws DomainError 404; 409 while a crawl of the query runs */
    async start(actor: Actor, queryId: string): Promise<Crawl> {
      const query = await findQuery(actor, queryId)
      try {
        return presentCrawl(await begin(query, 'person'))
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION
          ? conflict('A crawl of this query is running. Wait until it is done, or cancel it.', 'crawl_running')
          : error
      }
    },

    /** Ends a crawl; one that has ended already stays as it is. @throws DomainError 404 */
    async cancel(actor: Actor, id: string): Promise<Crawl> {
      await find(actor, id)
      const now = clock.now()
      const ended = {
        state: 'canceled' as const,
        finished_at: now,
        resumes_at: null,
        leased_until: null,
        updated_at: now,
      }
      await repository.change(id, ended)
      return presentCrawl(await find(actor, id))
    },

    /** The crawls of a query, the newest first. @throws DomainError 404 */
    async list(actor: Actor, queryId: string, { cursor, limit }: PageQuery) {
      await findQuery(actor, queryId)
      const [id] = decodeCursor(place, cursor) ?? []
      const rows = await repository.listOfQuery(queryId, { before: id === undefined ? null : { id }, limit: limit + 1 })
      return toPage(rows, limit, presentCrawl)
    },

    /** The ads that a crawl found and the library refused. @throws DomainError 404 */
    async listRefusals(actor: Actor, crawlId: string, { cursor, limit }: PageQuery) {
      await find(actor, crawlId)
      const [after = null] = decodeCursor(place, cursor) ?? []
      const rows = await createCrawlFindingsRepository(db).listRefusals(crawlId, { after, limit: limit + 1 })
      return toPage(rows, limit, ({ external_id, field, reason }) => ({ external_id, field, reason }))
    },

    /** Resumes crawls of a crashed process, and starts those that are due. */
    async runMaintenance(): Promise<void> {
      const now = clock.now()
      for (const { id, turn_of: workspaceId } of await repository.listAbandoned(now)) {
        await jobs.send(crawlAds, { crawl_id: id }, { singletonKey: id, workspaceId })
      }
      for (const query of await repository.listDueQueries(now)) {
        try {
          await begin(query, 'schedule')
        } catch (error) {
          // A user or another process has started the crawl first.
          if (errorCode(error) !== UNIQUE_VIOLATION) {
            throw error
          }
        }
      }
    },
  }
}
export type CrawlService = ReturnType<typeof createCrawlService>

function toPage<R extends { id: string }, T>(rows: readonly R[], limit: number, present: (row: R) => T) {
  const { page, next_cursor } = takePage(rows, limit, ({ id }) => [id])
  return { data: page.map(present), meta: { next_cursor } }
}
