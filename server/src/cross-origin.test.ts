import { authCheck, csrfCookie, login, logout } from '@marquee/contract/authentication'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { signUp, visit } from './testing/agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const PAGES = 'https://app.marquee.example'
const STRANGER = 'https://app.marquee.example.evil.example'

/** What a browser asks before a page of another origin may send JSON with the XSRF header. */
function askLeave(server: TestServer, origin: string, path: string = login.path) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-xsrf-token',
  }
  return server.app.inject({ method: 'OPTIONS', url: path, headers })
}

describe('[A-20] pages on another origin of the site', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      appUrl: PAGES,
      allowedOrigins: [PAGES, 'http://localhost:4000'],
      cookieDomain: 'marquee.example',
    })
  })
  afterAll(() => server.close())

  test.each([PAGES, 'http://localhost:4000'])('%s may send JSON, the XSRF header and cookies', async (origin) => {
    const { statusCode, headers } = await askLeave(server, origin)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringMatching(/PUT.*PATCH.*DELETE/),
      'access-control-allow-headers': expect.stringMatching(/content-type.*x-xsrf-token/),
      vary: expect.stringContaining('Origin'),
    })
  })

  test.each([STRANGER, 'https://marquee.example', 'http://app.marquee.example', 'null'])(
    '%s is given no leave, and may read no answer',
    async (origin) => {
      expect((await askLeave(server, origin)).headers).not.toHaveProperty('access-control-allow-origin')
      const { headers } = await server.app.inject({ url: authCheck.path, headers: { origin } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('sign in, work and sign out there; refusals can be read as well', async () => {
    const { email, password } = await signUp(server)
    const agent = visit(server)
    const send = (path: string, payload?: object) =>
      agent.request({
        method: path === csrfCookie.path || path === authCheck.path ? 'GET' : 'POST',
        url: path,
        headers: { origin: PAGES },
        ...(payload && { payload }),
      })
    const fetched = await send(csrfCookie.path)
    expect(fetched.statusCode).toBe(204)
    // The page needs the token before some browsers show it the cookie.
    expect(fetched.headers['x-xsrf-token']).toBe(agent.cookies.get('XSRF-TOKEN'))
    expect(fetched.headers['access-control-expose-headers']).toContain('x-xsrf-token')
    const refused = await send(login.path, { email, password: 'not this one' })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([422, PAGES])
    expect(refused.headers['access-control-expose-headers']).toContain('x-request-id')
    expect((await send(login.path, { email, password })).statusCode).toBe(200)
    const known = await send(authCheck.path)
    expect([known.json().authenticated, known.headers['access-control-allow-origin']]).toEqual([true, PAGES])
    expect((await send(logout.path)).statusCode).toBe(204)
  })

  test('the cookies are for the hosts of the domain, over HTTPS alone, and for no other site', async () => {
    const { cookies } = await visit(server).request({ method: 'GET', url: csrfCookie.path })
    expect(cookies).toEqual([
      expect.objectContaining({ name: '__Secure-marquee_session', domain: 'marquee.example', httpOnly: true }),
      expect.objectContaining({ name: 'XSRF-TOKEN', domain: 'marquee.example' }),
    ])
    expect(cookies.map(({ secure, sameSite }) => [secure, sameSite])).toEqual([
      [true, 'Lax'],
      [true, 'Lax'],
    ])
  })

  test('a token of its own is asked for from there too', async () => {
    const { cookies } = await signUp(server)
    const session = { '__Secure-marquee_session': cookies.get('__Secure-marquee_session') ?? '' }
    const headers = { origin: PAGES }
    const { statusCode } = await server.app.inject({ method: 'POST', url: logout.path, cookies: session, headers })
    expect(statusCode).toBe(419)
  })

  test('a refused stream of changes says so to the page', async () => {
    const { statusCode, headers } = await server.app.inject({
      url: streamWorkspaceChanges.path,
      headers: { origin: PAGES },
    })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, PAGES])
  })
})

test('[A-20] without allowed origins no other origin may read anything', async () => {
  const server = await startTestServer()
  const { headers } = await server.app.inject({ url: authCheck.path, headers: { origin: PAGES } })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect((await askLeave(server, PAGES)).statusCode).toBe(404)
  await server.close()
})
