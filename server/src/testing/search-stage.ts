import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { listAds } from '@marquee/contract/ad-search'
import { createAdImportService } from '../modules/library/ad-import/ad-import.service.ts'
import type { AdQuery } from '../modules/library/ads/search/ad-query.ts'
import type { AdSearch } from '../modules/library/ads/search/ad-search.ts'
import type { MatchSource } from '../modules/library/ads/search/match-source.ts'
import { createEngineSource } from '../modules/library/ads/search-engine/engine-source.ts'
import { createSearchIndexRepository } from '../modules/library/ads/search-engine/search-index.repository.ts'
import { createSearchIndexService } from '../modules/library/ads/search-engine/search-index.service.ts'
import { createManualClock } from '../platform/clock.ts'
import { openSearchShards } from '../platform/search-engine/open-search-shards.ts'
import type { SearchShards } from '../platform/search-engine/search-shards.ts'
import { LAST_DAY, makeUpAds } from './made-up-ads.ts'
import { findFreePort, startSearchDaemon } from './search-daemon.ts'
import { createTestDependencies } from './test-dependencies.ts'

const PAGES = 3

/** A library of made-up ads beside two search daemons without documents. */
export async function openSearchStage(ads: number) {
  const { dependencies, close, logLines } = await createTestDependencies()
  const { database: db, log } = dependencies
  const clock = createManualClock(new Date(LAST_DAY))
  const folder = await mkdtemp(join(tmpdir(), 'marquee-search-'))
  await createAdImportService({ db, clock }).importAds({
    stream: Readable.from(makeUpAds(ads)),
    format: 'jsonl',
    source: 'upload',
    fingerprint: 'made up',
    label: 'made up',
  })
  const startDaemon = (number: number, port: number) => startSearchDaemon(join(folder, String(number)), port)
  const daemons = await Promise.all([0, 1].map(async (number) => startDaemon(number, await findFreePort())))
  const opened: SearchShards[] = []

  return {
    db,
    clock,
    log,
    logLines,
    daemons,
    /** Starts a daemon that ended, with what it had. */
    async restartDaemon(number: 0 | 1): Promise<void> {
      daemons[number] = await startDaemon(number, Number(new URL(daemons[number]?.url ?? '').port))
    },
    /** The engine on the first daemons. */
    open(count: 1 | 2) {
      const shards = openSearchShards(daemons.slice(0, count).map(({ url }) => url))
      opened.push(shards)
      const repository = createSearchIndexRepository(db)
      const engine = createEngineSource({ shards, repository })
      const index = createSearchIndexService({ db, clock, shards, log })
      return { shards, repository, engine, index }
    },
    /** A search as the API takes it. */
    toQuery(asked: Record<string, string>, others: Partial<AdQuery> = {}): AdQuery {
      const { sort, include_unverified: includeUnverified, ...filters } = listAds.query!.parse(asked)
      const scope = { workspaceId: null, filters, sort, includeUnverified }
      return { ...scope, brands: { followed: [], hidden: [] }, now: clock.now(), ...others }
    },
    async close(): Promise<void> {
      await Promise.all(opened.map((shards) => shards.close()))
      await Promise.all(daemons.map((daemon) => daemon.stop('SIGKILL')))
      await rm(folder, { recursive: true })
      await close()
    },
  }
}
export type SearchStage = Awaited<ReturnType<typeof openSearchStage>>

/** What a user sees of a search: some pages, the total and the facets. */
export async function lookAtSearch(search: AdSearch, query: AdQuery, { others = search, hasFacets = true } = {}) {
  const pages: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < PAGES; page += 1) {
    // Every second page is read from the other one: a cursor may go from one to the other.
    const { ids, heldBack, nextCursor } = await (page % 2 === 0 ? search : others).searchAds(query, {
      cursor,
      limit: 7,
      perBrand: query.filters.q === undefined ? 2 : 0,
    })
    pages.push({ ids, heldBack, isLast: nextCursor === null })
    if (nextCursor === null) {
      break
    }
    cursor = nextCursor
  }
  const [total, facets] = await Promise.all([search.countAds(query), hasFacets ? search.countFacets(query) : []])
  return { pages, total, facets }
}

/** An engine that notes how often it was asked and how often it failed. */
export function watchEngine(engine: MatchSource) {
  const asked = { answered: 0, failed: 0 }
  const count = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const given = await answer
      asked.answered += 1
      return given
    } catch (error) {
      asked.failed += 1
      throw error
    }
  }
  const watched: MatchSource = {
    readWindow: (...given) => count(engine.readWindow(...given)),
    count: (...given) => count(engine.count(...given)),
    countSet: (...given) => count(engine.countSet(...given)),
  }
  return { asked, engine: watched }
}
