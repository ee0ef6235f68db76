import type { BrandLook } from '@marquee/contract/brand-looks'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { maintainCrawls } from './ad-sources.queues.ts'
import type { OpenFollowedBrands } from '../library.ports.ts'
import { type BrandQuery, createBrandQueryRepository, type LookRow } from './brand-queries.repository.ts'
import { toCriteria, toTarget } from './brand-target.ts'
import { crawlAds } from './crawl-steps.ts'
import { createCrawlRepository, type QueryRow } from './crawls.repository.ts'
import { nextCrawlAfter } from './next-crawl.ts'
import { type Candidate, createSourceTurnRepository } from './source-turns.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  openFollowedBrands: OpenFollowedBrands
}

const UNIQUE_VIOLATION = '23505'

/** The crawls of brands: one query of a brand serves all workspaces that follow or want it, with their sources in turns. */
export function createBrandQueryService({ db, clock, jobs, openFollowedBrands }: Dependencies) {
  const repository = createBrandQueryRepository(db)

  /** Brings the queries in line with what workspaces follow and which sources they have connected. */
  async function serveFollowers(): Promise<void> {
    const now = clock.now()
    const providers = Map.groupBy(await repository.listConnected(), ({ workspace_id }) => workspace_id)
    const sought = await openFollowedBrands(db).listSought([...providers.keys()])
    const queries = sought.flatMap((brand) =>
      (providers.get(brand.workspace_id) ?? []).flatMap(({ provider }): BrandQuery[] => {
        const target = toTarget(provider, brand)
        if (target === null) {
          return []
        }
        const { workspace_id, subject_id } = brand
        const criteria = toCriteria(provider, target, now)
        return [{ workspace_id, subject_id, provider, target_kind: target.kind, target: target.value, criteria }]
      }),
    )
    await db.transaction().execute((transaction) => createBrandQueryRepository(transaction).serve(queries, now))
  }

  async function begin(query: QueryRow, source: Candidate): Promise<void> {
    const now = clock.now()
    await db.transaction().execute(async (transaction) => {
      const crawls = createCrawlRepository(transaction)
      const row = await crawls.insert({
        query_id: query.id,
        source_id: source.id,
        state: 'waiting',
        trigger: 'schedule',
        created_at: now,
        updated_at: now,
      })
      await crawls.scheduleNext(query.id, nextCrawlAfter(query.schedule, now), now)
      const turn = { singletonKey: row.id, workspaceId: source.workspace_id }
      await jobs.send(crawlAds, { crawl_id: row.id }, { transaction, ...turn })
    })
  }

  /** Begins the crawls that are due, as many as the sources can make calls for now. A crawl has the source with the fewest begun. */
  async function beginDue(): Promise<void> {
    const now = clock.now()
    const turns = createSourceTurnRepository(db)
    const begun = new Map<string, number>()
    const count = ({ id }: Candidate) => begun.get(id) ?? 0
    for (const query of await repository.listDue(now)) {
      const free = (await turns.listCandidates(query, now)).filter((source) => source.free_calls > count(source))
      const [source] = free.toSorted((one, other) => count(one) - count(other))
      if (source !== undefined) {
        begun.set(source.id, count(source) + 1)
        try {
          await begin(query, source)
        } catch (error) {
          // Another process has begun the crawl.
          if (errorCode(error) !== UNIQUE_VIOLATION) {
            throw error
          }
        }
      }
    }
  }

  return {
    /** The work of each minute, which {@link lookSoon} does at once. */
    async runMaintenance(): Promise<void> {
      await serveFollowers()
      await beginDue()
    },

    /** Looks at newly followed brands now, without waiting for the next minute. */
    async lookSoon(): Promise<void> {
      await jobs.send(maintainCrawls, {})
    },

    /** The last look at each of these followed or wanted brands, by the workspace's sources. */
    async listLooks(workspaceId: string, subjectIds: readonly string[]): Promise<ReadonlyMap<string, BrandLook[]>> {
      const rows = subjectIds.length === 0 ? [] : await repository.listLooks(workspaceId, subjectIds)
      const looks = Map.groupBy(rows, ({ subject_id }) => subject_id)
      return new Map([...looks].map(([id, own]) => [id, own.map(presentLook)]))
    },

    /** The pages or accounts that searches for sites and names of brands have led to. */
    listFound: () => repository.listFound(),
  }
}
export type BrandQueryService = ReturnType<typeof createBrandQueryService>

function presentLook({ provider, looked_at, ads_found, state, problem }: LookRow): BrandLook {
  return {
    provider,
    looked_at: looked_at?.toISOString() ?? null,
    ads_found,
    state: state === 'running' || state === 'failed' || state === 'done' ? state : 'waiting',
    problem,
  }
}
