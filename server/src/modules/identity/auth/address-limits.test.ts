import { updatePassword, updateProfile } from '@marquee/contract/account'
import { forgotPassword, login, register, resetPassword, sendVerification } from '@marquee/contract/authentication'
import { COMMON_PASSWORD } from '@marquee/contract/primitives'
import { readEnvironment } from '../../../platform/environment.ts'
import { type Agent, type SignedInAgent, signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

/** Fewer than anybody would set, so that they are reached soon. */
const LIMITS = { logins: 6, registrations: 3, resets: 3, verifications: 4 }

beforeEach(async () => {
  server = await startTestServer({ addressLimits: LIMITS })
})

afterEach(() => server.close())

const HEADERS = {
  'retry-after': expect.stringMatching(/^[1-9]\d*$/),
  'x-ratelimit-limit': expect.stringMatching(/^[1-9]\d*$/),
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': expect.stringMatching(/^[1-9]\d{9}$/),
}

/** Calls until it is refused for good. @returns how many were let through */
async function countUntilRefused(call: (index: number) => ReturnType<Agent['call']>): Promise<number> {
  for (let index = 0; index < 200; index += 1) {
    const { status, headers } = await call(index)
    if (status === 429) {
      expect(headers).toMatchObject(HEADERS)
      return index
    }
  }
  return Infinity
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) {
    throw new RangeError(`There is no item ${index}.`)
  }
  return item
}

const person = (index: number) => ({
  display_name: 'Ada',
  email: `many-${index}@marquee.example`,
  password: 'a password for tests',
  password_confirmation: 'a password for tests',
  terms: true as const,
})

describe('one network address', () => {
  test('[C-04] guesses at so many accounts in a quarter of an hour; those who know their password are not counted', async () => {
    const { email, password } = await signUp(server)
    for (let index = 0; index < LIMITS.logins + 1; index += 1) {
      await signIn(server, email, password)
    }
    const agent = await visitWithSession(server)
    const guess = (index: number) =>
      agent.call(login, { body: { email: `guess-${index}@marquee.example`, password: 'wrong' } })
    expect(await countUntilRefused(guess)).toBe(LIMITS.logins)
    const { error } = await guess(1000)
    expect(error.message).toBe('Too many login attempts. Please try again in 900 seconds.')
    server.clock.advance(900)
    expect((await guess(1001)).status).toBe(422)
  })

  test('[C-03] registers so many agents an hour', async () => {
    const registerOne = async (index: number) =>
      (await visitWithSession(server)).call(register, { body: person(index) })
    expect(await countUntilRefused(registerOne)).toBe(LIMITS.registrations)
    server.clock.advance(3600)
    expect((await registerOne(500)).status).toBe(201)
  })

  test('[C-05] has so many reset mails sent, and guesses as many tokens, in a quarter of an hour', async () => {
    const agents: SignedInAgent[] = []
    for (let index = 0; index < LIMITS.resets + 1; index += 1) {
      agents.push(await signUp(server))
    }
    const agent = await visitWithSession(server)
    const ask = (index: number) => agent.call(forgotPassword, { body: { email: agents[index]?.email ?? '' } })
    expect(await countUntilRefused(ask)).toBe(LIMITS.resets)
    const { password, password_confirmation } = person(0)
    const email = agents[0]?.email ?? ''
    const guess = (index: number) =>
      agent.call(resetPassword, { body: { email, token: `guess ${index}`, password, password_confirmation } })
    expect(await countUntilRefused(guess)).toBe(LIMITS.resets)
  })

  test('[C-06] has so many verification mails sent in an hour, to whatever accounts', async () => {
    const agents: SignedInAgent[] = []
    for (let index = 0; index < 3; index += 1) {
      agents.push(await signUp(server, { isVerified: false }))
    }
    const send = (index: number) => at(agents, Math.floor(index / 2)).call(sendVerification, {})
    expect(await countUntilRefused(send)).toBe(LIMITS.verifications)
    const first = at(agents, 2)
    const { email, password } = first
    const body = { display_name: 'Ada', email: `new-${email}`, current_password: password }
    expect((await first.call(updateProfile, { body })).status).toBe(429)
  })
})

test('limits that nobody has set are safe; with the test hooks they are out of the way', () => {
  const usual = { logins: 30, registrations: 10, resets: 10, verifications: 20 }
  expect(readEnvironment({}).addressLimits).toEqual(usual)
  expect(readEnvironment({ LOGINS_PER_ADDRESS: '500' }).addressLimits).toEqual({ ...usual, logins: 500 })
  const { addressLimits } = readEnvironment({ TEST_HOOKS: '1', RESETS_PER_ADDRESS: '5' })
  expect(addressLimits).toMatchObject({ logins: 100_000, registrations: 100_000, resets: 5 })
})

test('[C-11] a common password is refused when a password is changed or reset, too', async () => {
  const owner = await signUp(server)
  const common = { password: 'iloveyou', password_confirmation: 'iloveyou' }
  const changed = await owner.call(updatePassword, { body: { current_password: owner.password, ...common } })
  const reset = await owner.call(resetPassword, { body: { email: owner.email, token: 'x', ...common } })
  for (const { status, error } of [changed, reset]) {
    expect([status, error.errors]).toEqual([422, { password: [COMMON_PASSWORD] }])
  }
})
