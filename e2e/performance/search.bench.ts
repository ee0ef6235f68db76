// Measures how long pages of a search, their totals and the counts of their facets take, by the size of the library.
// `npm run bench search [--ads=100000] [--data=/folder]`: one size only; a folder for libraries that are kept for the next run.
import { hash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { countAdFacets } from '@marquee/contract/ad-facets'
import { countAds, listAds } from '@marquee/contract/ad-search'
import { connect } from '../../server/src/entry/connect.ts'
import { createAdImportService } from '../../server/src/modules/library/ad-import/ad-import.service.ts'
import { registerAdRoutes } from '../../server/src/modules/library/ads/ads.routes.ts'
import { createSpokenWords } from '../../server/src/modules/creation/transcripts/spoken-words.service.ts'
import { createAdService } from '../../server/src/modules/library/ads/ads.service.ts'
import { mediaUrls } from '../../server/src/modules/library/media/media-address.ts'
import { createCapturedAds } from '../../server/src/modules/collections/captures/captured-ads.service.ts'
import { createSavedAdMarks } from '../../server/src/modules/collections/saved-ads/saved-ad-marks.service.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import type { Actor } from '../../server/src/platform/http/actor.ts'
import { type Clock, createManualClock } from '../../server/src/platform/clock.ts'
import { primaryReads } from '../../server/src/platform/database/replicas/reads.ts'
import { createHttpServer } from '../../server/src/platform/http/http-server.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { addAdsOfWorkspace } from './add-ads-of-workspace.ts'
import { readCpuTime } from './cpu-time.ts'
import { LAST_DAY, makeUpAds } from '../../server/src/testing/made-up-ads.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { checkPrecondition, toPercent } from './precondition.ts'
import { runSize } from './run-size.ts'
import { FACET_CASES, makeSearchCases, type SearchCase, TOTAL_CASES } from '../../server/src/testing/search-cases.ts'
import {
  currentLoad,
  missedGoals,
  printReports,
  type Quantiles,
  computeQuantiles,
  type SearchReport,
} from './search-report.ts'

const SIZES = runSize([10_000, 100_000, 1_000_000], [2000])
const ROUNDS = runSize(200, 10)
const WARM_UP = runSize(10, 1)
/** Of the answers of all pages; in the smallest library rare words have no ads. */
const LEAST_SHARE = runSize(0.9, 0.5)

/** Of each search, before it is timed. */
const CHECKS = 20

type App = Awaited<ReturnType<typeof createHttpServer>>

const actor: Actor = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  workspaceId: randomUUID(),
  role: 'owner',
  workspaceFeatures: { explore_pages: true, swipe_file: true, ad_templates: false },
  timeZone: null,
  currency: 'USD',
  displayName: 'Benchmark',
  email: 'benchmark@example.com',
  isEmailVerified: true,
  isAdmin: false,
  isSuperAdmin: false,
}

/** Closes the library that is being measured; null between two libraries. */
let open: (() => Promise<void>) | null = null

async function main(): Promise<void> {
  closeOnEnd(async () => open?.())
  const ads = option('ads')
  const reports: SearchReport[] = []
  for (const count of ads === undefined ? SIZES : [Number(ads)]) {
    reports.push(await measureLibrary(count))
  }
  printReports(reports)
  const missed = missedGoals(reports)
  if (missed.length > 0) {
    console.log(`\nGoals that were missed:\n${missed.join('\n')}`)
    process.exitCode = 1
  }
}

function option(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
}

/** Measures in a new library, or in a kept one: `--data=/folder` has one for each size. */
async function measureLibrary(count: number): Promise<SearchReport> {
  const kept = option('data')
  const folder = kept === undefined ? createDataDir() : join(kept, String(count))
  if (kept === undefined) {
    await fillPreparedData(folder)
  }
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' })
  const log = createLog('warn')
  const connection = await connect({ environment, log, role: 'server' })
  async function close(): Promise<void> {
    await connection.close()
    if (kept === undefined) {
      await rm(folder, { recursive: true, force: true })
    }
  }
  open = close
  try {
    const { database: db } = connection
    const clock = createManualClock(new Date(LAST_DAY))
    const mark = join(folder, 'filled')
    if (!existsSync(mark)) {
      await fill(db, clock, count, folder)
      await writeFile(mark, '')
    }
    await addAdsOfWorkspace(db, clock, actor.workspaceId)
    const savedAdMarks = createSavedAdMarks({ db })
    const capturedAds = createCapturedAds({ db })
    const spokenWords = createSpokenWords({ db })
    const brandChoices = () => Promise.resolve({ followed: [], hidden: [] })
    const app = await createHttpServer({
      environment,
      log,
      sessions: { resolve: () => Promise.resolve(actor), verifyCsrf: () => Promise.resolve(true) },
      plans: { getStanding: () => Promise.resolve({ plan: 'active', features: new Set(['explore_pages']) }) },
      reads: primaryReads,
      reasonNotReady: () => Promise.resolve(null),
    })
    registerAdRoutes(
      app,
      createAdService({ db, clock, mediaUrls, savedAdMarks, capturedAds, spokenWords, brandChoices }),
    )
    await app.ready()
    await checkLibrary(db, app, count)
    await waitForBuffers(db)
    const report = await measureAll(app, count)
    await app.close()
    return report
  } finally {
    open = null
    await close()
  }
}

/** Checks that every ad is stored, and that the timed searches find some. */
async function checkLibrary(db: Database, app: App, count: number): Promise<void> {
  const { rows } = await sql<{ ads: number }>`select count(*)::int as ads from ads where home_id is null`.execute(db)
  const ads = rows[0]?.ads ?? 0
  const empty: string[] = []
  let [asked, withAds] = [0, 0]
  for (const [name, query] of Object.entries(makeSearchCases())) {
    const answers = await Promise.all(
      Array.from({ length: CHECKS }, async (_, round) => {
        const { data } = listAds.response.parse(JSON.parse(await request(app, listAds.path, query(round))))
        return data.length > 0
      }),
    )
    const found = answers.filter(Boolean).length
    asked += answers.length
    withAds += found
    if (found === 0) {
      empty.push(name)
    }
  }
  checkPrecondition(
    `${ads.toLocaleString('en')} ads in the library; ${toPercent(withAds, asked)} of answers hold an ad${empty.length === 0 ? '' : `, none of ${empty.join(', ')}`}`,
    ads === count && withAds >= LEAST_SHARE * asked && empty.length === 0,
  )
}

/** After a start PostgreSQL reloads the contents of its memory before the stop; searches during that time are not measured. */
async function waitForBuffers(db: Database): Promise<void> {
  const reading = db
    .withTables<{ pg_stat_activity: { backend_type: string } }>()
    .selectFrom('pg_stat_activity')
    .select('backend_type')
    .where('backend_type', '=', 'autoprewarm worker')
  while ((await reading.executeTakeFirst()) !== undefined) {
    await delay(200)
  }
}

async function fill(db: Database, clock: Clock, count: number, folder: string): Promise<void> {
  // From a file, as in imports: making up the ads takes time, too.
  const file = join(folder, 'made-up-ads.jsonl')
  await writeFile(file, makeUpAds(count))
  const before = await readCpuTime(folder)
  const start = performance.now()
  const service = createAdImportService({ db, clock })
  const { importId, counts } = await service.importAds({
    stream: createReadStream(file),
    format: 'jsonl',
    source: 'upload',
    fingerprint: hash('sha256', `search benchmark ${count}`),
    label: 'Benchmark',
  })
  const seconds = (performance.now() - start) / 1000
  const after = await readCpuTime(folder)
  await rm(file)
  const [refusal] = await service.listFirstRefusals(importId, 1)
  checkPrecondition(
    `${counts.inserted.toLocaleString('en')} of ${count.toLocaleString('en')} rows imported${refusal === undefined ? '' : `; line ${refusal.line}: ${refusal.field}: ${refusal.reason}`}`,
    counts.inserted === count,
  )
  console.log(`${count} ads imported in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`)
  const perAd = (from: number | null, to: number | null) =>
    from === null || to === null ? '?' : (((to - from) * 1000) / count).toFixed(0)
  console.log(
    `Processor time of an ad: ${perAd(before.node, after.node)} µs Node, ${perAd(before.postgres, after.postgres)} µs PostgreSQL`,
  )
}

async function measureAll(app: App, ads: number): Promise<SearchReport> {
  const cases = makeSearchCases()
  async function measure(path: string, names: readonly string[]): Promise<Map<string, Quantiles>> {
    const all = new Map<string, Quantiles>()
    for (const name of names) {
      all.set(name, computeQuantiles(await timeRounds(app, path, cases[name] ?? (() => ({})))))
    }
    return all
  }
  const pages = await measure(listAds.path, Object.keys(cases))
  pages.set('deep page', computeQuantiles(await timeDeepPages(app)))
  const totals = await measure(countAds.path, TOTAL_CASES)
  const facetCounts = await measure(countAdFacets.path, FACET_CASES)
  return { ads, pages, totals, facetCounts, load: currentLoad() }
}

async function timeRounds(app: App, path: string, query: SearchCase): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now()
    await request(app, path, query(Math.abs(round)))
    if (round >= 0) {
      times.push(performance.now() - start)
    }
  }
  return times
}

async function timeDeepPages(app: App): Promise<number[]> {
  const times: number[] = []
  let cursor: string | null = null
  for (let page = 0; page < ROUNDS; page += 1) {
    const start = performance.now()
    const body = await request(app, listAds.path, { limit: '100', per_brand: '0', ...(cursor !== null && { cursor }) })
    times.push(performance.now() - start)
    cursor = listAds.response.parse(JSON.parse(body)).meta.next_cursor
    if (cursor === null) {
      break
    }
  }
  return times.slice(-Math.ceil(times.length / 2))
}

async function request(app: App, url: string, query: Record<string, string>): Promise<string> {
  const response = await app.inject({ method: 'GET', url, query })
  if (response.statusCode !== 200) {
    throw new Error(`${response.statusCode} ${response.body}`)
  }
  return response.body
}

await main()
