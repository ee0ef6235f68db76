import { authCheck, login, logout } from '@marquee/contract/authentication'
import {
  confirmPassword,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getConfirmedPasswordStatus,
  getTwoFactor,
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  renewRecoveryCodes,
  twoFactorChallenge,
} from '@marquee/contract/two-factor'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { type Agent, type SignedInAgent, signUp, visitWithSession } from '../../../testing/agent.ts'
import { sourceSettings } from '../../../testing/source-settings.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(sourceSettings({}))
})
afterAll(() => server.close())

/** A code as the app shows it, some seconds from now. */
function toCode(secret: string, seconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + seconds * 1000,
  })
}

/** An account whose second factor is on, with its secret. */
async function signUpWithTwoFactor(): Promise<{ agent: SignedInAgent; secret: string; codes: string[] }> {
  const agent = await signUp(server)
  await agent.call(confirmPassword, { body: { password: agent.password } })
  await agent.call(enableTwoFactor, {})
  const secret = (await agent.call(getTwoFactorSecretKey, {})).body.secretKey
  await agent.call(confirmTwoFactor, { body: { code: toCode(secret) } })
  const codes = (await agent.call(listRecoveryCodes, {})).body
  server.clock.advance(30)
  return { agent, secret, codes }
}

/** Somebody whose password was right, and who has to give the second factor. */
async function startSignIn({ email, password }: SignedInAgent): Promise<Agent> {
  const visitor = await visitWithSession(server)
  const { body } = await visitor.call(login, { body: { email, password } })
  expect(body).toEqual({ two_factor: true })
  return visitor
}

async function isSignedIn(agent: Agent): Promise<boolean> {
  return (await agent.call(authCheck, {})).body.authenticated
}

test('[P-65] turning the second factor on and off is told by mail, each once', async () => {
  const { agent } = await signUpWithTwoFactor()
  await Promise.all([agent.call(disableTwoFactor, {}), agent.call(disableTwoFactor, {})])
  const mails = (await server.sentMails()).filter(({ to }) => to === agent.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['two_factor_on', 'two_factor_off'])
})

describe('[P-65] setting a second factor up', () => {
  test('asks for the password first, for three hours', async () => {
    const agent = await signUp(server)
    for (const endpoint of [enableTwoFactor, getTwoFactorQrCode, listRecoveryCodes, disableTwoFactor]) {
      expect((await agent.call(endpoint, {})).status).toBe(423)
    }
    const wrong = await agent.call(confirmPassword, { body: { password: 'not the password' } })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['password']])
    expect((await agent.call(confirmPassword, { body: { password: agent.password } })).status).toBe(201)
    expect((await agent.call(getConfirmedPasswordStatus, {})).body).toEqual({ confirmed: true })
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(60 * 60)
      await agent.call(authCheck, {})
    }
    expect((await agent.call(enableTwoFactor, {})).status).toBe(423)
  })

  test('counts only once the first code was right', async () => {
    const agent = await signUp(server)
    await agent.call(confirmPassword, { body: { password: agent.password } })
    await agent.call(enableTwoFactor, {})
    expect((await agent.call(getTwoFactor, {})).body.data.state).toBe('unconfirmed')
    const visitor = await visitWithSession(server)
    const answer = await visitor.call(login, { body: { email: agent.email, password: agent.password } })
    expect(answer.body).toEqual({ two_factor: false })
    const wrong = await agent.call(confirmTwoFactor, { body: { code: '000 000' } })
    expect(wrong.error.errors).toEqual({ code: ['The provided two factor authentication code was invalid.'] })
    const { secretKey } = (await agent.call(getTwoFactorSecretKey, {})).body
    const { url } = (await agent.call(getTwoFactorQrCode, {})).body
    expect(url).toContain(`secret=${secretKey}`)
    const spaced = toCode(secretKey).replace(/^.../, '$& ')
    expect((await agent.call(confirmTwoFactor, { body: { code: spaced } })).status).toBe(200)
    expect((await agent.call(getTwoFactor, {})).body.data.state).toBe('on')
  })

  test('keeps neither the secret nor the recovery codes readable', async () => {
    const { agent, secret, codes } = await signUpWithTwoFactor()
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from two_factor t where user_id = ${agent.userId}`.execute(server.db)
    for (const readable of [secret, ...codes]) {
      expect(rows[0]?.row).not.toContain(readable)
    }
  })
})

describe('[P-65] signing in with a second factor', () => {
  test('lets nobody in on the password alone, and ends with a code of the app', async () => {
    const { agent, secret } = await signUpWithTwoFactor()
    const visitor = await startSignIn(agent)
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await visitor.call(twoFactorChallenge, { body: { code: '123456' } })).status).toBe(422)
    expect((await visitor.call(twoFactorChallenge, { body: { code: toCode(secret) } })).status).toBe(204)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  test('takes a code once, and none that is older than the last', async () => {
    const { agent, secret } = await signUpWithTwoFactor()
    const code = toCode(secret, 30)
    expect((await (await startSignIn(agent)).call(twoFactorChallenge, { body: { code } })).status).toBe(204)
    for (const used of [code, toCode(secret), toCode(secret, -30)]) {
      expect((await (await startSignIn(agent)).call(twoFactorChallenge, { body: { code: used } })).status).toBe(422)
    }
  })

  test('takes the code of the step before and after, and no other', async () => {
    const { agent, secret } = await signUpWithTwoFactor()
    server.clock.advance(120)
    const visitor = await startSignIn(agent)
    for (const seconds of [-60, 60]) {
      const { status } = await visitor.call(twoFactorChallenge, { body: { code: toCode(secret, seconds) } })
      expect([seconds, status]).toEqual([seconds, 422])
    }
    expect((await visitor.call(twoFactorChallenge, { body: { code: toCode(secret, -30) } })).status).toBe(204)
  })

  test('takes each recovery code once and puts a new one in its place', async () => {
    const { agent, codes } = await signUpWithTwoFactor()
    const [first = ''] = codes
    const visitor = await startSignIn(agent)
    expect((await visitor.call(twoFactorChallenge, { body: { recovery_code: first } })).status).toBe(204)
    const again = await (await startSignIn(agent)).call(twoFactorChallenge, { body: { recovery_code: first } })
    expect(again.error.errors).toEqual({ recovery_code: ['The provided two factor recovery code was invalid.'] })
    const left = (await agent.call(listRecoveryCodes, {})).body
    expect([left.length, left.includes(first), left.slice(1)]).toEqual([8, false, codes.slice(1)])
    await agent.call(renewRecoveryCodes, {})
    expect((await agent.call(listRecoveryCodes, {})).body.some((code) => codes.includes(code))).toBe(false)
  })

  test('of two sign-ins with one recovery code at once, one succeeds', async () => {
    const { agent, codes } = await signUpWithTwoFactor()
    const visitors = await Promise.all([startSignIn(agent), startSignIn(agent)])
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.call(twoFactorChallenge, { body: { recovery_code: codes[3] } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  test('is guessed five times a minute, whoever guesses', async () => {
    const { agent, secret } = await signUpWithTwoFactor()
    const visitors = await Promise.all([startSignIn(agent), startSignIn(agent)])
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const visitor = visitors[attempt % 2] as Agent
      statuses.push((await visitor.call(twoFactorChallenge, { body: { code: '000000' } })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    const right = await visitors[0]?.call(twoFactorChallenge, { body: { code: toCode(secret) } })
    expect(right?.status).toBe(429)
    server.clock.advance(61)
    expect((await visitors[0]?.call(twoFactorChallenge, { body: { code: toCode(secret) } }))?.status).toBe(204)
  })

  test('must follow the password within ten minutes, in the same browser', async () => {
    const { agent, secret } = await signUpWithTwoFactor()
    const late = await startSignIn(agent)
    server.clock.advance(601)
    expect((await late.call(twoFactorChallenge, { body: { code: toCode(secret) } })).error.errors).toEqual({
      code: ['Your sign-in has expired. Log in again.'],
    })
    await startSignIn(agent)
    const other = await visitWithSession(server)
    expect((await other.call(twoFactorChallenge, { body: { code: toCode(secret) } })).status).toBe(422)
  })

  test('is not asked for any more once it was turned off', async () => {
    const { agent } = await signUpWithTwoFactor()
    expect((await agent.call(disableTwoFactor, {})).status).toBe(200)
    await agent.call(logout, {})
    const visitor = await visitWithSession(server)
    await visitor.call(login, { body: { email: agent.email, password: agent.password } })
    expect(await isSignedIn(visitor)).toBe(true)
  })
})
