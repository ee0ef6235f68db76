import { listReleasedPackages, updateReleaseAlarms } from '@marquee/contract/releases'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createReleaseTeam, makeRelease, releaseBriefs, type ReleaseTeam } from '../../../testing/release-agent.ts'
import { reportRelease } from '../../../testing/report-release.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createReleaseAlarmService } from './release-alarms.service.ts'
import { judgeLive, postAlarm } from './releases.queues.ts'

const [OLD, WORKING, BROKEN] = ['000000000001', '000000000002', '000000000003'] as const
const HOOK = 'https://hooks.example.com/releases'

let server: TestServer
let admin: SignedInAgent
let briefs: ReleaseTeam

beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
  briefs = await releaseBriefs(server)
  for (const release of [OLD, WORKING, BROKEN]) {
    await briefs.release(makeRelease('briefs', release))
    server.clock.advance(600)
    await reportRelease(server, release, release === BROKEN ? {} : { worked: 40 })
  }
})

afterEach(() => server.close())

/** Judges the live releases in each of the next minutes. */
async function judge(minutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(60)
    await server.jobs.send(judgeLive, {})
    await server.jobs.drain([judgeLive])
  }
}

async function shownBriefs() {
  const { body } = await admin.call(listReleasedPackages, {})
  const found = body.data.find(({ name }) => name === 'briefs')
  if (found === undefined) {
    throw new Error('briefs is not listed')
  }
  return found
}

/** The subjects of the mails about releases, and to whom they went. */
async function alarmMails() {
  await server.jobs.drain()
  return (await server.sentMails())
    .filter(({ kind }) => kind === 'release_alarm')
    .map(({ to, subject }) => ({ to, subject }))
}

function setAlarms(change: object) {
  return briefs.send('POST', '/briefs/alarms', change)
}

test('[P-98] a live release that fails as a canary must not raises one alarm, and administrators get one mail', async () => {
  await judge()
  expect(await shownBriefs()).toMatchObject({ alarm: null })
  await reportRelease(server, BROKEN, { worked: 20, failed: 20 })
  await judge(3)
  expect(await shownBriefs()).toMatchObject({
    live: { release: BROKEN, health: { renders: 20, errors: 20 } },
    alarm: {
      release: BROKEN,
      reason: `The live release failed for 20 of 40 visitors, 50.0 %, ${WORKING}, which works, for 0 of 40 visitors, 0.0 % (z = 5.2).`,
      returned_to: null,
    },
  })
  expect(await alarmMails()).toEqual([{ to: admin.email, subject: `briefs ${BROKEN} fails` }])
})

test.each([
  { what: 'fails as usual', reports: { worked: 39, failed: 1 } },
  { what: 'has been run by too few', reports: { failed: 29 } },
])('[P-98] a live release that $what raises none', async ({ reports }) => {
  await reportRelease(server, BROKEN, reports)
  await judge()
  expect((await shownBriefs()).alarm).toBeNull()
  expect(await alarmMails()).toEqual([])
})

test('[P-98] a first release is compared with what is usual', async () => {
  const board = await createReleaseTeam(server, 'team-board')
  await board.release(makeRelease('team-board', OLD))
  await board.send('POST', '/team-board/alarms', { is_auto_rollback: true })
  await reportRelease(server, OLD, { worked: 20, failed: 20, remote: 'team-board' })
  await judge()
  const { body } = await admin.call(listReleasedPackages, {})
  const shown = body.data.find(({ name }) => name === 'team-board')
  expect(shown?.alarm?.reason).toContain('a working release usually for 20 of 1000 visitors')
  expect(shown?.live?.release).toBe(OLD)
})

describe('where the team has switched it on', () => {
  beforeEach(async () => {
    await setAlarms({ is_auto_rollback: true, email: 'briefs@example.com' })
  })

  test('[P-98] the server goes back to the release that works, once, and says so', async () => {
    await reportRelease(server, BROKEN, { failed: 40 })
    await judge(2)
    const shown = await shownBriefs()
    expect(shown).toMatchObject({ live: { release: WORKING }, alarm: { release: BROKEN, returned_to: WORKING } })
    expect(shown.changes[0]).toMatchObject({ kind: 'live', from: BROKEN, to: WORKING, changed_by: 'automatic' })
    expect(shown.changes[0]?.reason).toMatch(
      /^The live release failed for 40 of 40 .* · 000000000002 is the newest release that is shown to work/,
    )
    expect(await alarmMails()).toEqual([{ to: 'briefs@example.com', subject: `briefs went back to ${WORKING}` }])

    // A team that makes it live again has decided.
    await briefs.publish(makeRelease('briefs', BROKEN))
    await reportRelease(server, BROKEN, { failed: 40 })
    await judge(2)
    expect(await shownBriefs()).toMatchObject({
      live: { release: BROKEN },
      alarm: { release: BROKEN, returned_to: null },
    })
    expect(await alarmMails()).toHaveLength(1)
  })

  test('[P-98] visitors without an account raise the alarm, but change nothing', async () => {
    await reportRelease(server, BROKEN, { failed: 40, hasAccount: false })
    await judge()
    expect(await shownBriefs()).toMatchObject({
      live: { release: BROKEN },
      alarm: { release: BROKEN, returned_to: null },
    })
    expect(await alarmMails()).toEqual([{ to: 'briefs@example.com', subject: `briefs ${BROKEN} fails` }])
    // Users say the same later.
    await reportRelease(server, BROKEN, { failed: 40 })
    await judge(2)
    expect((await shownBriefs()).live?.release).toBe(WORKING)
    expect((await alarmMails()).map(({ subject }) => subject)).toEqual([
      `briefs ${BROKEN} fails`,
      `briefs went back to ${WORKING}`,
    ])
  })

  test('[P-98] nothing is gone back to that is not shown to work', async () => {
    await reportRelease(server, OLD, { failed: 40 })
    server.clock.advance(600)
    await reportRelease(server, WORKING, { failed: 40 })
    await reportRelease(server, BROKEN, { failed: 40 })
    await judge(2)
    expect(await shownBriefs()).toMatchObject({ live: { release: BROKEN }, alarm: { returned_to: null } })
  })
})

test('[P-98] an alarm is posted to the package’s address, with its figures', async () => {
  await setAlarms({ url: HOOK })
  await reportRelease(server, BROKEN, { failed: 40 })
  await judge(2)
  const post = jest.fn((_message: { body: string }) => Promise.resolve())
  const { db, clock, jobs, environment } = server
  const alarms = createReleaseAlarmService({
    db,
    clock,
    jobs,
    appUrl: environment.appUrl,
    mails: { define: (mail) => mail, send: () => Promise.resolve() },
    users: { listAdminAddresses: () => Promise.resolve([]) },
    directWebhooks: { getSecret: () => '', post },
  })
  const waiting = await sql`select data from pgboss.job where name = ${postAlarm.name}`.execute(server.db)
  expect(waiting.rows).toHaveLength(1)
  await alarms.post('briefs', BROKEN, false)
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ address: HOOK, id: `briefs-${BROKEN}-failing` }))
  expect(JSON.parse(post.mock.calls[0]?.[0].body ?? '')).toMatchObject({
    type: 'release.failing',
    data: { package: 'briefs', release: BROKEN, returned_to: null, reason: expect.stringContaining('40 of 40') },
  })
})

test('[P-98] a team sets its alarms by its token, one by one, and an administrator on the page', async () => {
  const first = await setAlarms({ email: 'briefs@example.com' })
  expect(first.body.alarms).toEqual({ email: 'briefs@example.com', url: null, is_auto_rollback: false })
  const second = await setAlarms({ url: HOOK, is_auto_rollback: true })
  expect(second.body.alarms).toEqual({ email: 'briefs@example.com', url: HOOK, is_auto_rollback: true })
  expect(second.body.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await briefs.send('POST', '/host/alarms', { email: null })).toMatchObject({ status: 403 })
  expect(await setAlarms({ url: 'http://hooks.example.com' })).toMatchObject({ status: 422 })

  const settings = { email: null, url: null, is_auto_rollback: true }
  const answer = await admin.call(updateReleaseAlarms, { params: { name: 'briefs' }, body: settings })
  expect(answer.body.data.alarms).toEqual(settings)
  expect(await admin.call(updateReleaseAlarms, { params: { name: 'nobody' }, body: settings })).toMatchObject({
    status: 404,
  })
  const other = await signUp(server)
  expect(await other.call(updateReleaseAlarms, { params: { name: 'briefs' }, body: settings })).toMatchObject({
    status: 403,
  })
})
