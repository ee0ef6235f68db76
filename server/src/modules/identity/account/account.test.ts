import { markPlansSeen, updatePassword, updateProfile } from '@marquee/contract/account'
import { authCheck, forgotPassword, register } from '@marquee/contract/authentication'
import { signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('the profile', () => {
  test('a name changes without the password', async () => {
    const agent = await signUp(server)
    const { body } = await agent.call(updateProfile, { body: { display_name: ' Grace Hopper ', email: agent.email } })
    expect(body.data).toMatchObject({ display_name: 'Grace Hopper', email: agent.email })
    expect(body.data.email_verified_at).not.toBeNull()
  })

  test('[A-21] somebody unverified may correct the address', async () => {
    const agent = await signUp(server, { isVerified: false })
    const { status } = await agent.call(updateProfile, { body: { display_name: 'Still me', email: agent.email } })
    expect(status).toBe(200)
  })

  test.each([undefined, 'not the password'])('a new address with the password %p is refused', async (password) => {
    const agent = await signUp(server)
    const { status, error } = await agent.call(updateProfile, {
      body: {
        display_name: 'Me',
        email: `new-${agent.email}`,
        ...(password !== undefined && { current_password: password }),
      },
    })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['current_password']])
    expect((await agent.call(authCheck, {})).body.user?.email).toBe(agent.email)
  })

  test('[C-06] a new address must be verified again and gets the mail', async () => {
    const agent = await signUp(server)
    const email = `new-${agent.email}`
    const { body } = await agent.call(updateProfile, {
      body: { display_name: 'Me', email, current_password: agent.password },
    })
    expect(body.data).toMatchObject({ email, email_verified_at: null })
    const mail = (await server.sentMails()).at(-1)
    expect(mail).toMatchObject({ to: email, kind: 'verify' })
    const { pathname, search } = new URL(mail?.url ?? '')
    expect((await agent.request({ method: 'GET', url: pathname + search })).statusCode).toBe(204)
    await signIn(server, email, agent.password)
  })

  test("a new address must not be somebody else's", async () => {
    const [agent, other] = [await signUp(server), await signUp(server)]
    const { status, error } = await agent.call(updateProfile, {
      body: { display_name: 'Me', email: other.email.toUpperCase(), current_password: agent.password },
    })
    expect([status, error.errors]).toEqual([422, { email: ['The email has already been taken.'] }])
  })

  test('the same address in other letters stays verified', async () => {
    const agent = await signUp(server)
    const { body } = await agent.call(updateProfile, {
      body: { display_name: 'Me', email: agent.email.toUpperCase() },
    })
    expect(body.data).toMatchObject({ email: agent.email.toUpperCase(), email_verified_at: expect.any(String) })
  })

  test('guessing the password through a borrowed session ends after five attempts', async () => {
    const agent = await signUp(server)
    const body = { display_name: 'Me', email: `new-${agent.email}`, current_password: 'a guess' }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await agent.call(updateProfile, { body })).toMatchObject({ status: 422 })
    }
    const { status, headers } = await agent.call(updateProfile, {
      body: { ...body, current_password: agent.password },
    })
    expect([status, headers['retry-after']]).toEqual([429, '60'])
  })
})

describe('the password', () => {
  const next = { password: 'the next password', password_confirmation: 'the next password' }

  test('a change ends the other sessions, keeps this one, and renews its id', async () => {
    const agent = await signUp(server)
    const elsewhere = await signIn(server, agent.email, agent.password)
    const before = new Map(agent.cookies)
    const { status } = await agent.call(updatePassword, { body: { current_password: agent.password, ...next } })
    expect(status).toBe(204)
    expect(agent.cookies.get('marquee_session')).not.toBe(before.get('marquee_session'))
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(true)

    const ended = await elsewhere.call(updatePassword, { body: { current_password: agent.password, ...next } })
    expect(ended.status).toBe(419)
    const replay = await server.app.inject({ url: '/api/authcheck', cookies: Object.fromEntries(before) })
    expect(replay.json()).toMatchObject({ authenticated: false })
    await expect(signIn(server, agent.email, agent.password)).rejects.toThrow('422')
    await signIn(server, agent.email, next.password)
  })

  test('reset links that are still out end with a change', async () => {
    const agent = await signUp(server)
    await agent.call(forgotPassword, { body: { email: agent.email } })
    const token = (await server.sentMails()).at(-1)?.token
    await agent.call(updatePassword, { body: { current_password: agent.password, ...next } })
    const response = await agent.request({
      method: 'POST',
      url: '/reset-password',
      payload: { email: agent.email, token, ...next },
    })
    expect(response.statusCode).toBe(422)
  })

  test.each([
    ['a wrong current password', { current_password: 'wrong', ...next }, 'current_password'],
    ['two new passwords that differ', { ...next, password_confirmation: 'another one' }, 'password'],
    ['a short password', { password: 'short', password_confirmation: 'short' }, 'password'],
  ])('%s is refused', async (_, change, field) => {
    const agent = await signUp(server)
    const { status, error } = await agent.call(updatePassword, {
      body: { current_password: agent.password, ...change },
    })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]])
    await signIn(server, agent.email, agent.password)
  })
})

test('[G-06] a new account is new until its owner has seen the plans', async () => {
  const newcomer = await visitWithSession(server)
  const password = 'a password for tests'
  await newcomer.call(register, {
    body: {
      display_name: 'Ada Newcomer',
      email: 'newcomer@marquee.example',
      password,
      password_confirmation: password,
      terms: true,
    },
  })
  const isNew = async () => (await newcomer.call(authCheck, {})).body.is_new_user
  expect(await isNew()).toBe(true)
  for (const _time of ['once', 'again']) {
    expect((await newcomer.call(markPlansSeen, {})).status).toBe(204)
    expect(await isNew()).toBe(false)
  }
})
