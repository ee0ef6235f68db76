import { authCheck, csrfCookie, login, logout } from '@marquee/contract/authentication'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { createSessions } from '../../../platform/sessions/sessions.ts'
import type { SessionTables } from '../../../platform/sessions/sessions.tables.ts'
import { type SignedInAgent, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

function storedSession(agent: SignedInAgent) {
  return server.db
    .withTables<SessionTables>()
    .selectFrom('sessions')
    .select(['id as sessionId', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', agent.userId)
    .executeTakeFirstOrThrow()
}

describe('the CSRF cookie', () => {
  test('[C-01] comes with a session cookie that pages cannot read, both lax', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(response.statusCode).toBe(204)
    expect(response.payload).toBe('')
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'marquee_session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7200 }),
      expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/', maxAge: 7200 }),
    ])
    expect(response.cookies[1]).not.toHaveProperty('httpOnly')
    expect(response.cookies[0]).not.toHaveProperty('secure')
  })

  test('[C-01] has a value that is URL-encoded', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(String(response.headers['set-cookie'])).toMatch(/XSRF-TOKEN=[\w%]+%3D;/)
  })

  test('[C-01] stays the same while the session lives', async () => {
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    await agent.call(csrfCookie, {})
    expect(agent.cookies).toEqual(before)
  })

  test('[C-01] is only sent over HTTPS when the product has an HTTPS address', async () => {
    const secure = await startTestServer({ appUrl: 'https://marquee.example' })
    const { cookies } = await visit(secure).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(cookies.map((cookie) => cookie.secure)).toEqual([true, true])
    // The page reads XSRF-TOKEN by its name; the session's own name keeps other hosts of the domain from setting it.
    expect(cookies.map(({ name, path, domain }) => [name, path, domain])).toEqual([
      ['__Host-marquee_session', '/', undefined],
      ['XSRF-TOKEN', '/', undefined],
    ])
    const agent = await signUp(secure)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(true)
    const renamed = { marquee_session: agent.cookies.get('__Host-marquee_session') ?? '' }
    const response = await secure.app.inject({ url: '/api/authcheck', cookies: renamed })
    expect(response.json()).toMatchObject({ authenticated: false })
    await secure.close()
  })

  test.each(['wrong', ''])('[A-20] a state change with the header "%s" is refused', async (token) => {
    const agent = await visitWithSession(server)
    const response = await agent.request({
      method: 'POST',
      url: '/login',
      headers: { 'x-xsrf-token': token },
      payload: { email: 'a@b.example', password: 'secret' },
    })
    expect(response.statusCode).toBe(419)
    expect(response.json()).toEqual({ message: 'CSRF token mismatch.' })
  })

  test.each(['/login', '/register', '/logout'])('[A-20] without a session %s is refused', async (url) => {
    const response = await visit(server).request({ method: 'POST', url, payload: {} })
    expect(response.statusCode).toBe(419)
  })

  test("[A-20] another session's token is refused", async () => {
    const [own, other] = [await visitWithSession(server), await visitWithSession(server)]
    const response = await own.request({
      method: 'POST',
      url: '/login',
      headers: { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') },
      payload: {},
    })
    expect(response.statusCode).toBe(419)
  })
})

describe('sessions', () => {
  test('[C-04] a session ends after 120 minutes without a request, and lives on with one', async () => {
    const agent = await signUp(server)
    for (const minutes of [119, 119]) {
      server.clock.advance(minutes * 60)
      expect((await agent.call(authCheck, {})).body.authenticated).toBe(true)
    }
    server.clock.advance(120 * 60)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('[C-04] a remembered session ends after 400 days, however much it is used; its XSRF cookie comes back', async () => {
    const { email, password } = await signUp(server)
    const agent = await visitWithSession(server)
    await agent.call(login, { body: { email, password, remember: true } })
    server.clock.advance(399 * DAY_SECONDS)
    const response = await agent.request({ method: 'GET', url: '/api/authcheck' })
    expect(response.json()).toMatchObject({ authenticated: true })
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'marquee_session', maxAge: DAY_SECONDS }),
      expect.objectContaining({ name: 'XSRF-TOKEN', maxAge: 7200 }),
    ])
    server.clock.advance(DAY_SECONDS)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('[A-20] a page that lost only its XSRF cookie gets it again with the next request', async () => {
    const agent = await signUp(server)
    const session = agent.cookies.get('marquee_session') ?? ''
    const response = await server.app.inject({ url: '/api/authcheck', cookies: { marquee_session: session } })
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual([
      'XSRF-TOKEN',
      agent.cookies.get('XSRF-TOKEN'),
    ])
  })

  test('[A-20] a page with the XSRF cookie of a session before gets the right one with the next request', async () => {
    const agent = await signUp(server)
    const session = agent.cookies.get('marquee_session') ?? ''
    const cookies = { marquee_session: session, 'XSRF-TOKEN': 'of another session' }
    const response = await server.app.inject({ url: '/api/authcheck', cookies })
    expect(response.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value).toBe(agent.cookies.get('XSRF-TOKEN'))
  })

  test.each([
    ['POST', '/login', 422],
    ['POST', '/register', 422],
    ['POST', '/forgot-password', 422],
    ['POST', '/reset-password', 422],
    ['POST', '/email/verification-notification', 401],
    ['POST', '/logout', 401],
  ] as const)('[A-20] %s %s brings the XSRF cookie, refused or not', async (method, url, status) => {
    const agent = await visitWithSession(server)
    const token = agent.cookies.get('XSRF-TOKEN')
    const answers = await Promise.all([
      agent.request({ method, url, payload: {} }),
      agent.request({ method, url, payload: {}, headers: { 'x-xsrf-token': 'wrong' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, 419])
    for (const { cookies } of answers) {
      expect(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value).toBe(token)
    }
  })

  test('[C-04] "last seen" is written once a minute at most', async () => {
    const agent = await signUp(server)
    const { sessionId } = await storedSession(agent)
    async function lastSeenAfter(seconds: number): Promise<number> {
      server.clock.advance(seconds)
      await agent.call(authCheck, {})
      const { lastSeenAt } = await storedSession(agent)
      return (server.clock.now().getTime() - lastSeenAt.getTime()) / 1000
    }
    expect(await lastSeenAfter(59)).toBe(59)
    expect(await lastSeenAfter(1)).toBe(0)
    expect((await storedSession(agent)).sessionId).toBe(sessionId)
  })

  test('[C-04] expired sessions are removed, live ones stay', async () => {
    const gone = await signUp(server)
    server.clock.advance(60 * 60)
    const alive = await signUp(server)
    server.clock.advance(60 * 60)
    await createSessions({ db: server.db, clock: server.clock, isSecure: false, cookieDomain: null }).deleteExpired()
    await expect(storedSession(gone)).rejects.toThrow('no result')
    expect(await storedSession(alive)).toBeDefined()
  })

  test('[C-07] logout ends the session and renews the token', async () => {
    const agent = await signUp(server)
    const before = new Map(agent.cookies)
    expect(await agent.call(logout, {})).toMatchObject({ status: 204 })
    expect((await agent.call(authCheck, {})).body).toMatchObject({ authenticated: false, user: null })
    expect(agent.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'))
    const replay = await server.app.inject({ url: '/api/authcheck', cookies: Object.fromEntries(before) })
    expect(replay.json()).toMatchObject({ authenticated: false })
  })

  test('[C-07] a visitor has nothing to log out of', async () => {
    const { status, error } = await (await visitWithSession(server)).call(logout, {})
    expect([status, error]).toEqual([401, { message: 'Unauthenticated.' }])
  })
})
