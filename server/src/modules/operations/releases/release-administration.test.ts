import { reportReleaseHealth } from '@marquee/contract/release-health'
import { changeReleasedPackage, listReleasedPackages, type ReleaseAction } from '@marquee/contract/releases'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { makeRelease, releaseBriefs, type ReleaseTeam } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createCompositionService } from './composition.service.ts'

const [FIRST, SECOND, CANARY] = ['000000000001', '000000000002', '000000000003'] as const

let server: TestServer
let admin: SignedInAgent
let briefs: ReleaseTeam

beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true, displayName: 'Grace Admin' })
  briefs = await releaseBriefs(server, FIRST, SECOND)
  const canary = makeRelease('briefs', CANARY)
  await briefs.upload(canary)
  await briefs.publish(canary, { channel: 'canary', percent: 10 })
})

afterEach(() => server.close())

async function shownBriefs() {
  const { body } = await admin.call(listReleasedPackages, {})
  const found = body.data.find(({ name }) => name === 'briefs')
  if (found === undefined) {
    throw new Error('briefs is not listed')
  }
  return found
}

function change(action: ReleaseAction, generation: number, more: { release?: string; name?: string } = {}) {
  const { name = 'briefs', ...release } = more
  const body = { action, expected_generation: generation, reason: 'It loses text', ...release }
  return admin.call(changeReleasedPackage, { params: { name }, body })
}

test('an admin sees what is live and canary, with the health that browsers report', async () => {
  const report = { remote: 'briefs', release: SECOND, phase: 'entry', is_override: false } as const
  await admin.call(reportReleaseHealth, {
    body: {
      reports: [
        { ...report, outcome: 'loaded', load_ms: 50 },
        { ...report, outcome: 'failed', failure: 'network' },
        { ...report, outcome: 'failed', failure: 'timeout' },
        { ...report, outcome: 'failed', failure: 'timeout', phase: 'page' },
        { ...report, outcome: 'failed', failure: 'broken', phase: 'render' },
      ],
    },
  })
  expect(await shownBriefs()).toMatchObject({
    generation: 3,
    is_enabled: true,
    live: {
      release: SECOND,
      health: {
        loads: 1,
        failures: 3,
        failure_kinds: { network: 1, timeout: 2 },
        errors: 1,
        failure_rate: 1,
        load_ms_p75: 75,
      },
    },
    canary: { release: CANARY, percent: 10, health: { loads: 0, failure_rate: null, load_ms_p75: null } },
    preview: null,
    last_known_good: FIRST,
  })
})

test.each([
  { action: 'roll_back', becomes: { live: FIRST, canary: CANARY }, kind: 'live' },
  { action: 'promote_canary', becomes: { live: CANARY, canary: undefined }, kind: 'live' },
  { action: 'stop_canary', becomes: { live: SECOND, canary: undefined }, kind: 'canary' },
] as const)('$action changes what users run, and the history says who and why', async ({ action, becomes, kind }) => {
  expect((await change(action, 3)).status).toBe(200)
  const { live, canary, changes, kept_releases } = await shownBriefs()
  expect({ live: live?.release, canary: canary?.release }).toEqual(becomes)
  expect(kept_releases.toSorted()).toEqual([FIRST, SECOND, CANARY].toSorted())
  expect(changes[0]).toMatchObject({ generation: 4, kind, changed_by: 'Grace Admin' })
  expect(changes[0]?.reason).toMatch(/^It loses text/)
})

test('a rollback is undone by another change', async () => {
  await change('roll_back', 3)
  await change('make_live', 4, { release: SECOND })
  expect(await shownBriefs()).toMatchObject({ live: { release: SECOND }, last_known_good: FIRST, generation: 5 })
})

test('a remote is switched off for the next page, and on again', async () => {
  const isEnabled = async () => {
    const read = createCompositionService({ db: server.db, log: { warn: () => {} } }).read
    return (await read({ readUser: () => Promise.resolve(null), overrides: {} }))?.remotes['briefs']?.enabled
  }
  await change('switch_off', 3)
  expect(await isEnabled()).toBe(false)
  expect(await shownBriefs()).toMatchObject({ is_enabled: false })
  expect((await shownBriefs()).changes[0]).toMatchObject({ kind: 'off', reason: 'It loses text' })
  await change('switch_on', 4)
  expect(await isEnabled()).toBe(true)
})

test('a team switches its own remote off by its token', async () => {
  const answer = await briefs.send('POST', '/briefs/switches', { is_enabled: false, reason: 'Night work' })
  expect(answer).toMatchObject({ status: 200, body: { is_enabled: false, is_changed: true, generation: 4 } })
  expect(await briefs.send('POST', '/host/switches', { is_enabled: false })).toMatchObject({ status: 403 })
})

test.each(['roll_back', 'promote_canary', 'stop_canary', 'switch_off'] as const)(
  '%s on top of somebody else’s change is refused in plain words and changes nothing',
  async (action) => {
    const { status, error } = await change(action, 2)
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'generation_conflict' })
    expect(error.message).toContain('Somebody else released briefs meanwhile')
    expect((await shownBriefs()).generation).toBe(3)
  },
)

test('what cannot be done is refused: the host off, a change without a reason, an unknown package', async () => {
  expect((await change('switch_off', 1, { name: 'host' })).status).toBe(422)
  expect((await change('roll_back', 1, { name: 'no-such-remote' })).status).toBe(404)
  const { status, error } = await admin.call(changeReleasedPackage, {
    params: { name: 'briefs' },
    body: { action: 'roll_back', expected_generation: 3, reason: ' ' },
  })
  expect({ status, errors: error.errors }).toEqual({ status: 422, errors: { reason: ['Say why.'] } })
})

test.each([
  { who: 'somebody who is no admin', isAdmin: false, isVerified: true },
  { who: 'an admin whose address is not verified', isAdmin: true, isVerified: false },
])('$who may neither see nor change releases', async ({ isAdmin, isVerified }) => {
  const other = await signUp(server, { isAdmin, isVerified })
  expect((await other.call(listReleasedPackages, {})).status).toBe(403)
  const body = { action: 'roll_back', expected_generation: 3, reason: 'No' } as const
  expect((await other.call(changeReleasedPackage, { params: { name: 'briefs' }, body })).status).toBe(403)
})
