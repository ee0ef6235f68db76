// Measures how fast the pages of brand spy are read, and how long the nightly run over all followed brands takes.
// `npm run bench brand-spy [--ads=20000]`
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Connection, connect } from '../../server/src/entry/connect.ts'
import { createAccounts } from '../../server/src/entry/create-accounts.ts'
import { createAdWriter } from '../../server/src/modules/library/ads/writing/ad-writer.service.ts'
import { createBrandCountService } from '../../server/src/modules/library/brand-insights/brand-counts.service.ts'
import { createBrandInsightService } from '../../server/src/modules/library/brand-insights/brand-insights.service.ts'
import { createBrandAlertService } from '../../server/src/modules/watching/brand-spy/brand-alerts.service.ts'
import { createBrandFigureService } from '../../server/src/modules/watching/brand-spy/brand-figures.service.ts'
import { createBrandSpyRepository } from '../../server/src/modules/watching/brand-spy/brand-spy.repository.ts'
import { readEnvironment } from '../../server/src/platform/environment.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createRateLimiter } from '../../server/src/platform/rate-limit/rate-limiter.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { fillPreparedData } from '../src/fixtures/prepared-data.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { currentLoad, computeQuantiles } from './search-report.ts'
import { DAY_MS } from '../../server/src/platform/clock.ts'

const DAYS = 730
const ROUNDS = runSize(100, 2)
const GOALS = { figure: 50, run: 5 * 60_000 } as const
const LOT = 2000
const FOLLOWED_BY_ONE = runSize(1000, 10)

const ADS = Number(
  process.argv.find((word) => word.startsWith('--ads='))?.slice('--ads='.length) ?? runSize(20_000, 400),
)
const TRACKERS = runSize(10_000, 20)
let isSlow = false

function check(what: string, took: number, goal: number): void {
  isSlow ||= took > goal
  console.log(`${took <= goal ? 'ok   ' : 'SLOW '} ${what}: ${took.toFixed(1)} ms (goal ${goal})`)
}

async function main(): Promise<void> {
  const folder = createDataDir()
  await fillPreparedData(folder)
  const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' })
  const connection = await connect({ environment, log: createLog('warn'), role: 'server' })
  try {
    const users = await addUsers(connection, TRACKERS / FOLLOWED_BY_ONE)
    const brandId = await addLargeBrand(connection)
    await addFollowedBrands(connection, users)
    await createBrandCountService({ db: connection.database, clock: connection.clock }).countDue()
    await checkLibrary(connection)
    await measurePages(connection, brandId, users[0] ?? '')
    await measureRun(connection)
  } finally {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
  process.exitCode = isSlow && !isSmoke ? 1 : 0
}

/** @returns the ids of their workspaces */
async function addUsers({ database, clock }: Connection, count: number): Promise<string[]> {
  const { accounts } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const made = []
  for (let index = 0; index < count; index += 1) {
    const { workspaceIds } = await accounts.create({
      displayName: 'Benchmark',
      email: `bench-${index}@marquee.example`,
      password: 'a password for benchmarks',
      workspaces: [{ name: 'Benchmark', role: 'owner', plan: 'active' }],
      isVerified: true,
      isAdmin: false,
      isSuperAdmin: false,
      isOnboardingDue: false,
    })
    made.push(workspaceIds[0] ?? '')
  }
  return made
}

/** A brand with two years of ads: bursts of five a day; one ad in four keeps running. */
async function addLargeBrand({ database: db, clock }: Connection): Promise<string> {
  const now = clock.now().getTime()
  const ads = createAdWriter({ db, clock })
  for (let start = 0; start < ADS; start += LOT) {
    await ads.ingest(
      Array.from({ length: Math.min(LOT, ADS - start) }, (_, position) => {
        const index = start + position
        const started = now - ((index * DAYS) / ADS) * DAY_MS
        const isActive = index % 4 === 0
        return {
          source: 'upload' as const,
          external_id: `large-${index}`,
          brand: { name: 'Large' },
          body: `Opening line ${index % 400}\nand what follows it, in a few words more.`,
          status: isActive ? ('active' as const) : ('inactive' as const),
          started_at: new Date(started).toISOString(),
          stopped_at: isActive ? null : new Date(Math.min(now, started + (index % 40) * DAY_MS)).toISOString(),
          landing_page: `https://large.example/page-${index % 60}?utm=${index}`,
          platforms: ['facebook' as const, 'instagram' as const],
        }
      }),
    )
  }
  const { rows } = await sql<{ id: string }>`select id from brands where name = 'Large'`.execute(db)
  return rows[0]?.id ?? ''
}

/** Every workspace follows the large brand and 999 others, each with some ads, and gets daily alerts. */
async function addFollowedBrands({ database: db, clock }: Connection, workspaceIds: readonly string[]): Promise<void> {
  const ads = createAdWriter({ db, clock })
  for (let start = 0; start < FOLLOWED_BY_ONE - 1; start += 200) {
    await ads.ingest(
      Array.from({ length: Math.min(200, FOLLOWED_BY_ONE - 1 - start) * 5 }, (_, position) => ({
        source: 'upload' as const,
        external_id: `small-${start * 5 + position}`,
        brand: { name: `Small ${start + Math.floor(position / 5)}` },
        body: `Line ${position}`,
        status: 'active' as const,
        started_at: new Date(clock.now().getTime() - (position % 50) * DAY_MS).toISOString(),
      })),
    )
  }
  const now = clock.now()
  const yesterday = new Date(now.getTime() - DAY_MS)
  await sql`
    insert into brand_trackers (workspace_id, brand_id, alert_channel, alert_frequency, alerts_since, alerted_until, alert_due_at, created_at, updated_at)
    select workspace.id, brands.id, 'email', 'daily', ${yesterday}, ${yesterday}, ${yesterday}, ${yesterday}, ${yesterday}
    from unnest(${[...workspaceIds]}::uuid[]) as workspace (id), brands
  `.execute(db)
  await sql`analyze`.execute(db)
}

async function checkLibrary({ database }: Connection): Promise<void> {
  const { rows } = await sql<{ large: number; trackers: number }>`
    select (select count(*)::int from ads join brands on brands.id = ads.brand_id where brands.name = 'Large') as large,
      (select count(*)::int from brand_trackers) as trackers
  `.execute(database)
  const { large, trackers } = rows[0] ?? { large: 0, trackers: 0 }
  checkPrecondition(
    `${large.toLocaleString('en')} ads of the large brand; ${trackers.toLocaleString('en')} followed brands`,
    large === ADS && trackers === TRACKERS,
  )
}

async function measurePages({ database: db, clock }: Connection, brandId: string, workspaceId: string): Promise<void> {
  const figures = createBrandFigureService({ db, clock })
  const began = performance.now()
  const measured = await figures.measureDue()
  console.log(`       ${measured} brands measured in the background in ${Math.round(performance.now() - began)} ms`)
  const insights = createBrandInsightService({
    db,
    clock,
    brands: { listFollowedIds: async () => [], findStanding: async (_actor, id) => id },
  })
  const list = createBrandSpyRepository(db)
  const today = clock.now().toISOString().slice(0, 10)
  const page = { workspaceId, q: '', folder: null, favoritesOnly: false, brandId: null, after: null, limit: 51, today }
  const reads: Record<string, () => Promise<unknown>> = {
    'ages, survival, bursts, hooks, landing pages, weeks': () => figures.get(brandId),
    'two years of days': () => insights.timeline({ workspaceId }, brandId, DAYS),
    [`a page of ${FOLLOWED_BY_ONE} followed brands by launches`]: () => list.list({ ...page, sort: 'launched_7d' }),
    'the head of one followed brand': () => list.list({ ...page, brandId, sort: 'name' }),
  }
  for (const [what, read] of Object.entries(reads)) {
    const rows = countRows(await read())
    checkPrecondition(`${rows} rows of ${what}`, rows > 0)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await read()
      times.push(performance.now() - start)
    }
    check(`${what}, p95`, computeQuantiles(times).p95, GOALS.figure)
  }
}

/** The size of an answer: its number of rows, or the known fields. */
function countRows(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) {
    return 0
  }
  return Array.isArray(answer) ? answer.length : Object.keys(answer).length
}

/** The whole nightly run: every tracker is due and most have new ads; mails are queued, as `notify` does. */
async function measureRun({ database: db, clock }: Connection): Promise<void> {
  let told = 0
  const notifications = { notify: async () => void (told += 1) }
  const jobs = { send: () => Promise.resolve(null) }
  const webhookEvents = { tell: async () => {}, listListeners: async () => [] }
  const began = performance.now()
  const looked = await createBrandAlertService({ db, clock, jobs, notifications, webhookEvents }).tellDue()
  checkPrecondition(`${looked} followed brands looked at, ${told} with news`, looked === TRACKERS && told > 0)
  check(`the nightly run over ${looked} followed brands (${told} told)`, performance.now() - began, GOALS.run)
  console.log(`       load of the machine: ${currentLoad()}`)
}

await main()
