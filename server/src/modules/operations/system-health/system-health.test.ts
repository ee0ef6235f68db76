import { getSystemHealth, reportPageVitals, type VitalReport } from '@marquee/contract/system-health'
import type { ManifestRoute } from '@marquee/remote-kit/release-manifest'
import { pino } from 'pino'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addGauge, requestSeconds } from '../../../platform/metrics/instruments.ts'
import { noteRefusedKey } from '../../../platform/metrics/refused-keys.ts'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { makeRelease, releaseBriefs } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createPageVitalsService } from './page-vitals.service.ts'
import { startProcessRecorder } from './process-recorder.ts'
import { createSystemHealthService } from './system-health.service.ts'

const RELEASE = 'aaaaaaaaaaaa'
const log = pino({ level: 'silent' })

let server: TestServer
let admin: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
  const routes: ManifestRoute[] = [{ name: 'briefs', path: '/briefs', kind: 'app', title: 'Briefs' }]
  const team = await releaseBriefs(server)
  await team.release(makeRelease('briefs', RELEASE, { manifest: { routes } }))
})
afterAll(() => server.close())

const readHealth = async () => (await admin.call(getSystemHealth, {})).body.data

function startRecorder(role: 'web' | 'worker') {
  const { db, clock, environment } = server
  return startProcessRecorder({ db, clock, log, dataDir: environment.dataDir }, { role, release: '1.2.3' })
}

const report = (changes: Partial<VitalReport> = {}): VitalReport => ({
  page: 'briefs',
  package: 'briefs',
  release: RELEASE,
  metric: 'LCP',
  value: 1400,
  ...changes,
})

test('[P-86] each process tells what it measured in its minute, and one that ended is shown as gone', async () => {
  const web = await startRecorder('web')
  const worker = await startRecorder('worker')
  requestSeconds.observe({ method: 'GET', route: '/api/briefs', status: '2xx' }, 0.02)
  requestSeconds.observe({ method: 'GET', route: '/api/briefs', status: '5xx' }, 0.02)
  await web.record()
  await worker.stop()
  const health = await readHealth()
  expect(health.processes.map(({ role, release, is_alive }) => [role, release, is_alive]).toSorted()).toEqual([
    ['web', '1.2.3', true],
    ['worker', '1.2.3', true],
  ])
  const point = health.points.at(-1)
  expect(point?.failed_requests).toBe(2)
  expect(point?.requests).toBeGreaterThanOrEqual(4)
  expect(point?.jobs_waiting).toEqual(expect.any(Number))
  expect(health.disk?.total_bytes).toBeGreaterThan(0)
  server.clock.advance(200)
  await web.stop()
  const states = (await readHealth()).processes.map(({ role, is_alive }) => [role, is_alive])
  expect(states).toEqual([
    ['web', true],
    ['worker', false],
  ])
})

test('[P-86] a process tells which replicas are left out, and how far the search engine is behind', async () => {
  const worker = await startRecorder('worker')
  await worker.record()
  expect((await readHealth()).points.at(-1)).toMatchObject({ left_out_replicas: null, search_lag_seconds: null })
  const removals = [
    addGauge({ name: 'marquee_database_servers', help: 'Servers.', labels: ['state'] }, () => [
      { labels: { state: 'primary' }, value: 1 },
      { labels: { state: 'behind' }, value: 1 },
      { labels: { state: 'gone' }, value: 2 },
    ]),
    addGauge({ name: 'marquee_search_lag_seconds', help: 'Lag.' }, () => [{ value: 12.5 }]),
  ]
  server.clock.advance(60)
  await worker.stop()
  removals.forEach((remove) => remove())
  expect((await readHealth()).points.at(-1)).toMatchObject({ left_out_replicas: 3, search_lag_seconds: 12.5 })
})

test('[P-86] a process tells which services refused the key of the server since its last minute', async () => {
  const worker = await startRecorder('worker')
  noteRefusedKey('storage')
  server.clock.advance(700)
  await worker.record()
  expect((await readHealth()).points.at(-1)).toMatchObject({ refused_keys: ['storage'] })
  server.clock.advance(700)
  await worker.stop()
  expect((await readHealth()).points.at(-1)).toMatchObject({ refused_keys: [] })
})

test('[P-86] reports of browsers are counted by page and release, and those about unknown pages are dropped', async () => {
  const visitor = visit(server)
  const reports = [
    ...[1200, 1400, 1600, 2400].map((value) => report({ value })),
    report({ metric: 'CLS', value: 0.02 }),
    report({ release: 'bbbbbbbbbbbb' }),
    report({ page: 'made-up' }),
  ]
  const { status, body } = await visitor.call(reportPageVitals, { body: { reports } })
  expect([status, body]).toEqual([202, { accepted: 5, dropped: 2 }])
  const { pages } = await readHealth()
  // Three of four are at most at the end of the class from 1,500 to 2,000 ms.
  expect(pages).toEqual([
    { page: 'briefs', package: 'briefs', release: RELEASE, reports: 4, lcp_ms: 2000, inp_ms: null, cls: 0.021 },
  ])
})

test('[P-86] old figures are removed', async () => {
  server.clock.advance(31 * DAY_SECONDS)
  const { db, clock } = server
  await createSystemHealthService({ db, clock, vitals: { list: () => Promise.resolve([]) } }).collect()
  const rateLimiter = createRateLimiter({ database: db, clock })
  await createPageVitalsService({ db, clock, rateLimiter, findPages: () => Promise.resolve(null) }).collect()
  const tables = ['process_minutes', 'page_vitals', 'server_processes'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  expect(rows).toEqual([[], [], []])
})
