// Measures searches by a search engine on 1, 2 and 4 daemons with the same number of ads each, beside PostgreSQL with all of them.
// All four daemons are filled once. As each has the ads of its own hashes, the first of them is also an engine of one daemon.
// `npm run bench search-engine [-- --ads=1000000 --data=/folder]`: the ads of one daemon; a folder for a library that is kept for the next run.
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { listAds } from '@marquee/contract/ad-search'
import { connect } from '../../server/src/entry/connect.ts'
import { createAdImportService } from '../../server/src/modules/library/ad-import/ad-import.service.ts'
import type { AdQuery } from '../../server/src/modules/library/ads/search/ad-query.ts'
import { type AdSearch, createAdSearch } from '../../server/src/modules/library/ads/search/ad-search.ts'
import type { MatchSource } from '../../server/src/modules/library/ads/search/match-source.ts'
import { createSourceChoice } from '../../server/src/modules/library/ads/search-engine/choose-source.ts'
import { createEngineSource } from '../../server/src/modules/library/ads/search-engine/engine-source.ts'
import { createSearchIndexRepository } from '../../server/src/modules/library/ads/search-engine/search-index.repository.ts'
import { createManualClock } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { openSearchShards } from '../../server/src/platform/search-engine/open-search-shards.ts'
import { LAST_DAY, makeUpAds } from '../../server/src/testing/made-up-ads.ts'
import { FACET_CASES, makeSearchCases } from '../../server/src/testing/search-cases.ts'
import { hasSearchDaemon, type SearchDaemon } from '../../server/src/testing/search-daemon.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { checkPrecondition, toPercent } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { checkDaemons, fillDaemons, startDaemons } from './search-daemons.ts'
import { computeQuantiles, type Quantiles } from './search-report.ts'

const ADS = Number(readOption('ads') ?? runSize(1_000_000, 500))
const KEPT = readOption('data')
const DAEMONS = runSize([1, 2, 4], [1, 2])
const ROUNDS = runSize(100, 3)
const WARM_UP = runSize(10, 1)
/** The ads by which the filling of empty daemons is measured. */
const FILLING = runSize(50_000, 500)
/** The 95th percentile of all pages on four daemons with a million ads each, compared with one such daemon. */
const GOAL_GROWTH = 1.5

/** The searches that the engine answers: pages without a filter are PostgreSQL's. */
const { 'no filter': _, ...CASES } = makeSearchCases()

/** A daemon that fails or is late would make PostgreSQL answer. */
const FAILING = {
  info() {},
  warn(...given: unknown[]) {
    throw new Error('The search engine failed.', { cause: given })
  },
}

interface Measured {
  pages: Map<string, Quantiles>
  facetCounts: Map<string, Quantiles>
  /** Of the pages of all shapes together. */
  allPages: Quantiles
}

if (!hasSearchDaemon) {
  throw new Error('Nothing was measured: there is no searchd. Debian has it as "sphinxsearch".')
}
const folder = createDataDir()
await using started = new AsyncDisposableStack()
closeOnEnd(() => started.disposeAsync())
started.defer(() => rm(folder, { recursive: true, force: true }))
const library = KEPT ?? folder
if (KEPT === undefined) {
  await fillPreparedData(library)
}
const environment = readEnvironment({ DATA_DIR: library, NODE_ENV: 'test' })
const connection = await connect({ environment, log: createLog('warn'), role: 'server' })
started.defer(() => connection.close())
const { database: db } = connection
const clock = createManualClock(new Date(LAST_DAY))
const most = Math.max(...DAEMONS)
if (!(await isFilled(db, ADS * most))) {
  await fillLibrary(db, ADS * most)
}
for (const count of DAEMONS) {
  await measureFilling(count)
}
const daemons = await startDaemons(most, folder, started)
await fillDaemons(db, daemons, ADS * most)
await checkDaemons(daemons, ADS)
const results = new Map<string, Measured>()
for (const count of DAEMONS) {
  results.set(`${count} × ${ADS.toLocaleString('en')}`, await measureDaemons(daemons.slice(0, count)))
}
results.set('PostgreSQL, all', await measure(createAdSearch(db)))
print()

function readOption(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
}

/** Whether a library that was kept has all ads. */
async function isFilled(database: Database, count: number): Promise<boolean> {
  const { ads } = await database
    .selectFrom('ads')
    .select((query) => query.fn.countAll<string>().as('ads'))
    .executeTakeFirstOrThrow()
  return Number(ads) === count
}

async function fillLibrary(database: Database, count: number): Promise<void> {
  const start = performance.now()
  const { counts } = await createAdImportService({ db: database, clock }).importAds({
    stream: Readable.from(makeUpAds(count)),
    format: 'jsonl',
    source: 'upload',
    fingerprint: `search engine ${count}`,
    label: 'Benchmark',
  })
  checkPrecondition(
    `${counts.inserted.toLocaleString('en')} of ${count.toLocaleString('en')} rows imported`,
    counts.inserted === count,
  )
  console.log(`PostgreSQL: ${perSecond(count, start)} ads a second`)
}

function perSecond(count: number, start: number): string {
  return Math.round((count * 1000) / (performance.now() - start)).toLocaleString('en')
}

async function measureFilling(count: number): Promise<void> {
  await using ended = new AsyncDisposableStack()
  const perSecond = await fillDaemons(db, await startDaemons(count, folder, ended), FILLING)
  console.log(`${count} empty daemons: ${perSecond} ads a second`)
}

/** Searches that PostgreSQL answers, because they find too much, are the same for any number of daemons: they are left out. */
async function measureDaemons(some: readonly SearchDaemon[]): Promise<Measured> {
  const shards = openSearchShards(some.map(({ url }) => url))
  const source = createEngineSource({ shards, repository: createSearchIndexRepository(db) })
  let asked = 0
  const countAsked = <T>(answer: T): T => {
    asked += 1
    return answer
  }
  const engine: MatchSource = {
    ...source,
    readWindow: (...search) => countAsked(source.readWindow(...search)),
    countSet: (...search) => countAsked(source.countSet(...search)),
  }
  const isTrue = () => Promise.resolve(true)
  // PostgreSQL estimates the matches among the ads of all daemons, whichever of them are asked.
  const estimated = { count: most, countLosses: () => shards.countLosses() }
  const options = { engine, shards: estimated, isUsable: isTrue, isComplete: isTrue, log: FAILING }
  try {
    return await measure(createAdSearch(db, createSourceChoice(options)), () => asked)
  } finally {
    await shards.close()
  }
}

/** @param countAsked how many pages were asked of what is measured; a shape without any is PostgreSQL's */
async function measure(search: AdSearch, countAsked?: () => number): Promise<Measured> {
  const pages = new Map<string, Quantiles>()
  const all: number[] = []
  let found = 0
  for (const [name, toCase] of Object.entries(CASES)) {
    const before = countAsked?.()
    const times = await time(async (round) => {
      const page = await search.searchAds(toQuery(toCase(round)), { cursor: undefined, limit: 24, perBrand: 5 })
      found += page.ids.length > 0 ? 1 : 0
    })
    if (countAsked === undefined || countAsked() !== before) {
      pages.set(name, computeQuantiles(times))
      all.push(...times)
    }
  }
  const asked = Object.keys(CASES).length * (ROUNDS + WARM_UP)
  checkPrecondition(`${toPercent(found, asked)} of pages hold an ad`, found > runSize(0.9, 0.4) * asked)
  const facetCounts = new Map<string, Quantiles>()
  for (const name of FACET_CASES.filter((one) => one in CASES)) {
    const before = countAsked?.()
    const times = await time((round) => search.countFacets(toQuery(CASES[name]?.(round) ?? {})))
    if (countAsked === undefined || countAsked() !== before) {
      facetCounts.set(name, computeQuantiles(times))
    }
  }
  return { pages, facetCounts, allPages: computeQuantiles(all) }
}

async function time(ask: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now()
    await ask(Math.abs(round))
    if (round >= 0) {
      times.push(performance.now() - start)
    }
  }
  return times
}

function toQuery(asked: Record<string, string>): AdQuery {
  const { sort, include_unverified: includeUnverified, ...filters } = listAds.query!.parse(asked)
  const scope = { workspaceId: null, filters, sort, includeUnverified }
  return { ...scope, brands: { followed: [], hidden: [] }, now: clock.now() }
}

function print(): void {
  printTable('Pages', 'pages')
  printTable('Facet counts', 'facetCounts')
  for (const [title, { allPages }] of results) {
    console.log(`All pages, ${title}: ${toCell(allPages)}`)
  }
  const growth = computeGrowth([...results.values()].slice(0, DAEMONS.length))
  console.log(`The most daemons take ${growth.toFixed(2)} times as long as one (p95; goal ${GOAL_GROWTH})`)
  process.exitCode = isSmoke || growth <= GOAL_GROWTH ? 0 : 1
}

function printTable(title: string, kind: 'pages' | 'facetCounts'): void {
  console.log(`\n${title}: p50 / p95 in ms`)
  const rows = new Map<string, Record<string, string>>()
  for (const [daemons, measured] of results) {
    for (const [name, quantiles] of measured[kind]) {
      rows.set(name, { ...rows.get(name), [daemons]: toCell(quantiles) })
    }
  }
  console.table(Object.fromEntries(rows))
}

function toCell({ p50, p95 }: Quantiles): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`
}

function computeGrowth(measured: readonly Measured[]): number {
  return (measured.at(-1)?.allPages.p95 ?? 0) / (measured[0]?.allPages.p95 ?? 1)
}
