import { login } from '@marquee/contract/authentication'
import argon2 from '@node-rs/argon2'
import { sql } from 'kysely'
import { signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('login', () => {
  test('[C-04] renews session id and XSRF token, and the ones before are worth nothing', async () => {
    const { email, password } = await signUp(server)
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    const { status, body } = await agent.call(login, { body: { email: email.toUpperCase(), password } })
    expect([status, body]).toEqual([200, { two_factor: false }])
    expect([...agent.cookies.values()].filter((value) => [...before.values()].includes(value))).toEqual([])

    const replay = await server.app.inject({ url: '/api/authcheck', cookies: Object.fromEntries(before) })
    expect(replay.json()).toMatchObject({ authenticated: false })
  })

  test.each(['nobody@marquee.example', "' or 1=1 --", 'ünïcödé@marquee.example'])(
    '[C-04] an unknown address gets the answer of a wrong password (%s)',
    async (email) => {
      const agent = await visitWithSession(server)
      const { status, error } = await agent.call(login, { body: { email, password: 'whatever it is' } })
      const message = 'These credentials do not match our records.'
      expect([status, error]).toEqual([422, { message, errors: { email: [message] } }])
    },
  )

  test('[C-04] an unknown address costs the same work as a wrong password', async () => {
    const { email } = await signUp(server)
    const agent = await visitWithSession(server)
    async function listWork(address: string): Promise<string[]> {
      const verified = jest.spyOn(argon2, 'verify').mockClear()
      await agent.call(login, { body: { email: address, password: 'a wrong password' } })
      return verified.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join(' '))
    }
    expect(await listWork(email)).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
    expect(await listWork('unknown@marquee.example')).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
  })

  test('[C-04] the sixth attempt within a minute waits, whatever the case and accents of the address', async () => {
    const { email, password } = await signUp(server, { email: 'throttled@marquee.example' })
    const agent = await visitWithSession(server)
    for (const spelling of [email, email.toUpperCase(), 'thröttled@marquee.example', email, email]) {
      expect(await agent.call(login, { body: { email: spelling, password: 'wrong' } })).toMatchObject({ status: 422 })
    }
    server.clock.advance(20)
    const { status, headers, error } = await agent.call(login, { body: { email, password } })
    const message = 'Too many login attempts. Please try again in 40 seconds.'
    expect([status, headers['retry-after'], error]).toEqual([429, '40', { message, errors: { email: [message] } }])

    server.clock.advance(40)
    expect(await agent.call(login, { body: { email, password } })).toMatchObject({ status: 200 })
  })

  test('[C-04] attempts sent at the same time are not more than five', async () => {
    const { email } = await signUp(server)
    const agent = await visitWithSession(server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => agent.call(login, { body: { email, password: 'wrong' } })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('[C-04] somebody who was removed from their last workspace is told so, once their password is right', async () => {
    const { email, password, userId } = await signUp(server)
    await sql`delete from memberships where user_id = ${userId}`.execute(server.db)
    const agent = await visitWithSession(server)
    const guess = await agent.call(login, { body: { email, password: 'wrong' } })
    expect(guess.error.message).toBe('These credentials do not match our records.')
    const { status, error } = await agent.call(login, { body: { email, password } })
    expect(status).toBe(422)
    expect(error.message).toContain('no longer a member of any workspace')
  })

  test('[C-04] a refused log-in is logged with the address that it came from and the account that it was for', async () => {
    const agent = await visitWithSession(server)
    const email = 'guessed@marquee.example'
    await agent.call(login, { body: { email, password: 'a wrong password' } })
    const line = server.logLines.findLast(({ msg }) => msg === 'A log-in was refused')
    expect(line).toMatchObject({ level: 40, email, ipAddress: '127.0.0.1', status: 422 })
    expect(JSON.stringify(line)).not.toContain('a wrong password')
  })

  test.each(['/register', '/login'])(
    '[C-03][C-04] somebody who is signed in is sent to the app from %s',
    async (url) => {
      const agent = await signUp(server)
      const response = await agent.request({ method: 'POST', url, payload: {} })
      expect([response.statusCode, response.headers.location]).toEqual([302, 'http://localhost:3000/explore'])
    },
  )
})
