import type { SourceCriteria } from '@marquee/contract/ad-source-criteria'
import { type CrawlSchedule, MAX_QUERIES, type SourceQuery } from '@marquee/contract/ad-sources'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createAdSourceRepository } from './ad-sources.repository.ts'
import { createCrawlRepository } from './crawls.repository.ts'
import { nextCrawlAfter } from './next-crawl.ts'
import { presentQuery } from './present-source.ts'

/** The queries of sources, and their schedules. A query is never changed, because its results would belong to another query. */
export function createSourceQueryService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createAdSourceRepository(db)
  const crawls = createCrawlRepository(db)

  return {
    /** @throws DomainError 404, 409 with too many queries, 422 for the criteria of another kind of source */
    async add(actor: Actor, sourceId: string, { criteria, schedule }: NewQuery): Promise<SourceQuery> {
      const source = required(await repository.find(actor.workspaceId, sourceId, 'platform'), 'source')
      if (criteria.provider !== source.provider) {
        throw invalid({ criteria: ['These are the criteria of another kind of source.'] })
      }
      const now = clock.now()
      const row = await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `source queries ${sourceId}`)
        const inside = createAdSourceRepository(transaction)
        if ((await inside.countQueries(sourceId)) >= MAX_QUERIES) {
          throw conflict(`A source has at most ${MAX_QUERIES} queries.`, 'too_many_queries')
        }
        return inside.insertQuery({
          workspace_id: actor.workspaceId,
          source_id: sourceId,
          criteria: JSON.stringify(criteria),
          schedule,
          // The first crawl of a scheduled query begins at once.
          next_crawl_at: schedule === 'off' ? null : now,
          created_at: now,
          updated_at: now,
        })
      })
      return presentQuery(row, undefined)
    },

    /** @throws DomainError 404 */
    async reschedule({ workspaceId }: Actor, id: string, schedule: CrawlSchedule): Promise<SourceQuery> {
      const now = clock.now()
      const changes = { schedule, next_crawl_at: nextCrawlAfter(schedule, now), updated_at: now }
      const row = required(await repository.updateQuery(workspaceId, id, changes), 'query')
      return presentQuery(
        row,
        (await crawls.listNewest(workspaceId)).find((crawl) => crawl.query_id === id),
      )
    },

    /** @throws DomainError 404 */
    async remove({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await repository.removeQuery(workspaceId, id))) {
        throw notFound('query')
      }
    },
  }
}
export type SourceQueryService = ReturnType<typeof createSourceQueryService>

interface NewQuery {
  criteria: SourceCriteria
  schedule: CrawlSchedule
}
