import { reportReleaseHealth } from '@marquee/contract/release-health'
import { signUp } from '../../../testing/agent.ts'
import { createReleaseTeam, makeRelease, releaseBriefs, type ReleaseTeam } from '../../../testing/release-agent.ts'
import { createTestHealth, reportRelease, toReports } from '../../../testing/report-release.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createCompositionService } from './composition.service.ts'
import { judgeLive } from './releases.queues.ts'

const [WORKING, BROKEN, HOTFIX, NEXT] = ['000000000001', '000000000002', '000000000003', '000000000004'] as const

let server: TestServer
let briefs: ReleaseTeam

beforeEach(async () => {
  server = await startTestServer()
  briefs = await releaseBriefs(server)
})

afterEach(() => server.close())

async function release(id: string, changes: Parameters<typeof makeRelease>[2] = {}): Promise<void> {
  server.clock.advance(600)
  expect(await briefs.release(makeRelease('briefs', id, changes))).toMatchObject({ status: 200 })
}

/** Judges the live releases as the schedule does each minute. */
async function judge(): Promise<void> {
  server.clock.advance(60)
  await server.jobs.send(judgeLive, {})
  await server.jobs.drain([judgeLive])
}

/** What a page opened now runs, and falls back to. */
async function inPage() {
  const { read } = createCompositionService({ db: server.db, log: { warn: () => {} } })
  const briefs = (await read({ readUser: () => Promise.resolve(null), overrides: {} }))?.remotes['briefs']
  return { live: briefs?.release, fallback: briefs?.lastKnownGood?.release ?? null }
}

async function overview() {
  const { body } = await briefs.send('GET', '')
  return body.data.find((one: { package: string }) => one.package === 'briefs')
}

describe('after a broken release and a broken hotfix', () => {
  beforeEach(async () => {
    await release(WORKING)
    await reportRelease(server, WORKING, { worked: 39, failed: 1 })
    await release(BROKEN)
    await reportRelease(server, BROKEN, { failed: 12 })
    await release(HOTFIX)
    await reportRelease(server, HOTFIX, { worked: 1, failed: 12 })
  })

  test('[P-98] pages fall back to the release that worked, and so does a rollback, which says why', async () => {
    expect(await inPage()).toEqual({ live: HOTFIX, fallback: WORKING })
    expect(await briefs.rollBack({ reason: 'Nothing opens.' })).toMatchObject({
      status: 200,
      body: {
        release: WORKING,
        explanation: `${WORKING} is the newest release that is shown to work: it worked for 39 of 40 users and failed for 1.`,
      },
    })
    expect(await inPage()).toEqual({ live: WORKING, fallback: null })
    const { changes, releases } = await overview()
    expect(changes[0].reason).toMatch(/^Nothing opens\. · 000000000001 is the newest release that is shown to work/)
    expect(
      releases.map((one: { release: string; health: { verdict: string } }) => [one.release, one.health.verdict]),
    ).toEqual([
      [HOTFIX, 'fails'],
      [BROKEN, 'fails'],
      [WORKING, 'works'],
    ])
  })

  test('[P-98] a team may still name a release, and is told what users reported about it', async () => {
    expect(await briefs.rollBack({ to: BROKEN })).toMatchObject({
      status: 200,
      body: { release: BROKEN, explanation: `${BROKEN} was asked for: it worked for 0 of 12 users and failed for 12.` },
    })
    expect(await inPage()).toEqual({ live: BROKEN, fallback: WORKING })
  })

  test('[P-98] what was taken back is never gone back to by itself, even if it worked', async () => {
    await briefs.rollBack()
    await release(NEXT)
    await briefs.rollBack({ to: HOTFIX })
    expect(await inPage()).toEqual({ live: HOTFIX, fallback: WORKING })
    // The one that worked is taken back by name, and is no choice any more.
    await briefs.rollBack({ to: WORKING })
    await briefs.rollBack({ to: NEXT })
    expect((await inPage()).fallback).toBeNull()
  })
})

test('[P-98] a release that proves bad later is replaced as last-known-good for the next page', async () => {
  await release(WORKING)
  await reportRelease(server, WORKING, { worked: 40 })
  await release(NEXT)
  await reportRelease(server, NEXT, { worked: 40 })
  await release(HOTFIX)
  expect(await inPage()).toEqual({ live: HOTFIX, fallback: NEXT })
  await judge()
  expect(await inPage()).toEqual({ live: HOTFIX, fallback: NEXT })
  server.clock.advance(600)
  await reportRelease(server, NEXT, { failed: 20 })
  await judge()
  expect(await inPage()).toEqual({ live: HOTFIX, fallback: WORKING })
})

test('[P-98] a canary that was stopped, and a release that does not fit the live host, are not gone back to', async () => {
  const host = await createReleaseTeam(server, 'host')
  await host.release(makeRelease('host', 'bbbbbbbbbbbb', { singletons: { antd: '6.6.8' } }))
  await release(WORKING, { singletons: { antd: '^6.0.0' } })
  await reportRelease(server, WORKING, { worked: 40 })
  const canary = makeRelease('briefs', BROKEN)
  await briefs.upload(canary)
  await briefs.publish(canary, { channel: 'canary', percent: 10 })
  await reportRelease(server, BROKEN, { worked: 40 })
  await briefs.rollBack({ channel: 'canary' })
  await release(HOTFIX)
  expect(await inPage()).toEqual({ live: HOTFIX, fallback: WORKING })

  expect(await host.release(makeRelease('host', 'cccccccccccc', { singletons: { antd: '7.0.0' } }))).toMatchObject({
    status: 200,
  })
  await judge()
  expect(await inPage()).toEqual({ live: HOTFIX, fallback: null })
  expect(await briefs.rollBack()).toMatchObject({ status: 409, body: { code: 'nothing_to_roll_back' } })
})

describe('when no release is shown to work', () => {
  test('[P-98] one that nobody reported is gone back to, and the answer says that nothing is known of it', async () => {
    await release(WORKING)
    await release(BROKEN)
    await reportRelease(server, BROKEN, { failed: 3 })
    await release(HOTFIX)
    const { body } = await briefs.rollBack()
    expect(body.release).toBe(WORKING)
    expect(body.explanation).toMatch(/^No earlier release is shown to work\..* nobody has reported/)
  })

  test('[P-98] one that only failed is refused with its figures, and can be named all the same', async () => {
    await release(BROKEN)
    await reportRelease(server, BROKEN, { failed: 3 })
    await release(HOTFIX)
    const { status, body } = await briefs.rollBack()
    expect(status).toBe(409)
    expect(body.message).toContain(`${BROKEN}: it worked for 0 of 3 users and failed for 3.`)
    expect(await inPage()).toEqual({ live: HOTFIX, fallback: null })
    expect(await briefs.rollBack({ to: BROKEN })).toMatchObject({ status: 200 })
  })
})

describe('one browser', () => {
  const address = '2001:db8::1'

  beforeEach(async () => {
    await release(WORKING)
    await reportRelease(server, WORKING, { worked: 10 })
    await release(NEXT)
    await release(HOTFIX)
  })

  async function verdictOf(id: string): Promise<string> {
    const { releases } = await overview()
    return releases.find((one: { release: string }) => one.release === id).health.verdict
  }

  test.each([
    { what: 'with one account', toReporter: () => ({ userId: 'one', ip: address }) },
    {
      what: 'without an account, from any address of its network',
      toReporter: (index: number) => ({ userId: null, ip: `2001:db8::${index}` }),
    },
  ])('[P-98] $what makes no release look failing or working', async ({ toReporter }) => {
    const health = createTestHealth(server)
    for (let index = 0; index < 30; index += 1) {
      await health.record(toReporter(index), [...toReports(WORKING, 'failed'), ...toReports(NEXT, 'worked')])
    }
    expect([await verdictOf(WORKING), await verdictOf(NEXT)]).toEqual(['works', 'unproven'])
    await judge()
    expect((await inPage()).fallback).toBe(WORKING)
  })

  test('[P-98] accounts whose address is not confirmed count as the one visitor of their network', async () => {
    for (let index = 0; index < 6; index += 1) {
      const user = await signUp(server, { isVerified: false })
      await user.call(reportReleaseHealth, { body: { reports: toReports(NEXT, 'worked') } })
    }
    expect(await verdictOf(NEXT)).toBe('unproven')
    const visits = await server.db
      .selectFrom('release_visits')
      .select(['has_account', 'reports'])
      .where('release', '=', NEXT)
      .execute()
    expect(visits).toEqual([{ has_account: false, reports: 12 }])
  })
})
