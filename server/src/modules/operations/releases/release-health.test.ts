import { releaseFailures, type ReleaseReport, reportReleaseHealth } from '@marquee/contract/release-health'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { makeRelease, releaseBriefs, type ReleaseTeam } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { visit } from '../../../testing/agent.ts'
import { createCanaryWatch } from './canary-watch.service.ts'
import { createPublishingService } from './publishing.service.ts'
import { computeLoadQuantile } from './load-histogram.ts'
import { createReleaseHealthRepository } from './release-health.repository.ts'
import { createReleaseHealthService, type Reporter } from './release-health.service.ts'

const LIVE = '000000000001'
const CANARY = '000000000002'

let server: TestServer
let briefs: ReleaseTeam

beforeEach(async () => {
  server = await startTestServer()
  briefs = await releaseBriefs(server, LIVE)
})

afterEach(() => server.close())

function loaded(
  release: string,
  changes: { load_ms?: number; is_override?: boolean; remote?: string } = {},
): ReleaseReport {
  return { remote: 'briefs', release, phase: 'page', outcome: 'loaded', load_ms: 150, is_override: false, ...changes }
}

function failed(
  release: string,
  changes: { phase?: ReleaseReport['phase']; is_override?: boolean } = {},
): ReleaseReport {
  const report = { remote: 'briefs', release, phase: 'entry', is_override: false } as const
  return { ...report, outcome: 'failed', failure: 'broken', ...changes }
}

function healthService() {
  const { db, clock } = server
  const rateLimiter = createRateLimiter({ database: db, clock })
  return createReleaseHealthService({ db, clock, rateLimiter, secret: 'a secret for tests' })
}

async function sums() {
  return createReleaseHealthRepository(server.db).sumSince(new Date(0))
}

/** As many people as asked for send one report each. */
async function reportFromMany(count: number, report: ReleaseReport, make = toAccount): Promise<void> {
  const service = healthService()
  for (let index = 0; index < count; index += 1) {
    await service.record(make(index, report), [report])
  }
}

function toAccount(index: number, { release, outcome }: ReleaseReport): Reporter {
  return { userId: `${release} ${outcome} ${index}`, ip: `10.0.0.${index}` }
}

async function judge(): Promise<void> {
  const { db, clock } = server
  const files = { listMissing: () => Promise.resolve([]) }
  const publishing = createPublishingService({ db, clock, files })
  await createCanaryWatch({ db, clock, log: { warn: () => {} }, publishing }).judge()
}

async function overview() {
  const { body } = await briefs.send('GET', '')
  return body.data.find((one: { package: string }) => one.package === 'briefs')
}

describe('reports of browsers', () => {
  test('a beacon without any header of ours is taken, and what it says about unknown releases is dropped', async () => {
    const { statusCode, payload } = await server.app.inject({
      method: 'POST',
      url: reportReleaseHealth.path,
      payload: { reports: [loaded(LIVE), loaded('ffffffffffff'), loaded(LIVE, { remote: 'no-such-remote' })] },
    })
    expect({ statusCode, answer: JSON.parse(payload) }).toEqual({
      statusCode: 202,
      answer: { accepted: 1, dropped: 2 },
    })
    expect(await sums()).toMatchObject([{ package: 'briefs', release: LIVE, loads: 1 }])
  })

  test('a form of a foreign page is not taken for a beacon', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: reportReleaseHealth.path,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ reports: [loaded(LIVE)] }),
    })
    expect(statusCode).toBe(415)
  })

  test('loads, failures, errors on the screen and load times are summed over slices of time', async () => {
    const service = healthService()
    const reporter = { userId: null, ip: '10.0.0.1' }
    await service.record(reporter, [loaded(LIVE, { load_ms: 50 }), failed(LIVE), failed(LIVE, { phase: 'render' })])
    server.clock.advance(600)
    await service.record(reporter, [loaded(LIVE, { load_ms: 100 }), loaded(LIVE, { is_override: true })])
    await service.record(reporter, [failed(LIVE)])
    const [users, override] = (await sums()).toSorted((a, b) => Number(a.is_override) - Number(b.is_override))
    expect(users).toMatchObject({ loads: 2, failures: 2, errors: 1, is_override: false })
    expect(users?.failureKinds[releaseFailures.indexOf('broken')]).toBe(2)
    expect(computeLoadQuantile(users?.loadTimes ?? [], 0.75)).toBe(75)
    expect(override).toMatchObject({ loads: 1, failures: 0, is_override: true })
  })

  test('one visitor adds at most forty reports to a slice of time, however many are sent', async () => {
    const service = healthService()
    const send = () =>
      service.record(
        { userId: null, ip: '10.0.0.1' },
        Array.from({ length: 20 }, () => loaded(LIVE)),
      )
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ accepted }) => accepted).toSorted((a, b) => a - b)).toEqual([0, 20, 20])
    expect(await sums()).toMatchObject([{ loads: 40 }])
  })

  test('an address that never stops is told to wait', async () => {
    const visitor = visit(server)
    const send = () => visitor.call(reportReleaseHealth, { body: { reports: [loaded(LIVE)] } })
    for (let count = 0; count < 120; count += 1) {
      await send()
    }
    expect((await send()).status).toBe(429)
  })

  test('reports are kept for 30 days', async () => {
    const service = healthService()
    await service.record({ userId: null, ip: '10.0.0.1' }, [loaded(LIVE)])
    server.clock.advance(29 * 24 * 3600)
    await service.collect()
    expect(await sums()).toHaveLength(1)
    server.clock.advance(2 * 24 * 3600)
    await service.collect()
    expect(await sums()).toEqual([])
  })
})

describe('a canary', () => {
  beforeEach(async () => {
    const made = makeRelease('briefs', CANARY)
    await briefs.upload(made)
    await briefs.publish(made, { channel: 'canary', percent: 10 })
    await reportFromMany(40, loaded(LIVE))
  })

  test('that fails for many more people is stopped, and the history has the figures', async () => {
    await reportFromMany(20, loaded(CANARY))
    await reportFromMany(20, failed(CANARY))
    await judge()
    const { canary, live, changes } = await overview()
    expect({ canary, live }).toEqual({ canary: null, live: LIVE })
    expect(changes[0]).toMatchObject({ channel: 'canary', from: CANARY, to: null, changed_by: 'automatic' })
    expect(changes[0].reason).toContain('20 of 40 visitors, 50.0 %, the live release for 0 of 40 visitors')
  })

  test.each([
    {
      what: 'one browser however often it reports',
      make: (): Reporter => ({ userId: 'one', ip: '10.0.0.1' }),
      report: failed(CANARY),
    },
    {
      what: 'visitors without an account, who get no canary',
      make: (index: number): Reporter => ({ userId: null, ip: `10.0.1.${index}` }),
      report: failed(CANARY),
    },
    {
      what: 'pages that asked for it',
      make: (index: number): Reporter => ({ userId: `tester ${index}`, ip: '10.0.0.1' }),
      report: failed(CANARY, { is_override: true }),
    },
  ])('is not stopped by $what', async ({ make, report }) => {
    await reportFromMany(40, loaded(CANARY))
    await reportFromMany(40, report, make)
    await judge()
    expect((await overview()).canary).toBe(CANARY)
  })
})
