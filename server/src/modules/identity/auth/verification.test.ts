import { authCheck, sendVerification } from '@marquee/contract/authentication'
import { signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const JSON_CLIENT = { accept: 'application/json' }
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** An unverified account that has asked for the mail, and the path of its link. */
async function signUpWithLink() {
  const agent = await signUp(server, { isVerified: false })
  expect(await agent.call(sendVerification, {})).toMatchObject({ status: 202 })
  const mail = (await server.sentMails()).findLast((sent) => sent.to === agent.email)
  const { pathname, search } = new URL(mail?.url ?? '')
  return { agent, path: pathname + search }
}

async function isVerified(agent: Awaited<ReturnType<typeof signUp>>): Promise<boolean> {
  const { body } = await agent.call(authCheck, {})
  return body.user?.email_verified_at !== null
}

describe('the verification link', () => {
  test('[C-06] leads a browser into the app', async () => {
    const { agent, path } = await signUpWithLink()
    const response = await agent.request({ method: 'GET', url: path, headers: BROWSER })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('http://localhost:3000/explore?verified=1')
    expect(await isVerified(agent)).toBe(true)
  })

  test('[C-06] answers a program without content, the second time as well', async () => {
    const { agent, path } = await signUpWithLink()
    for (const _ of [1, 2]) {
      const response = await agent.request({ method: 'GET', url: path, headers: JSON_CLIENT })
      expect([response.statusCode, response.payload]).toEqual([204, ''])
    }
    expect(await isVerified(agent)).toBe(true)
  })

  test.each([
    ['another signature', (path: string) => path.replace(/signature=./, 'signature=x')],
    ['a later end', (path: string) => path.replace(/expires=\d/, 'expires=9')],
    ['something after it', (path: string) => `${path}&utm_source=mail`],
    ['a space after it', (path: string) => `${path}%20`],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['another address', (path: string) => path.replace(/\/[0-9a-f]{40}\?/, `/${'0'.repeat(40)}?`)],
  ])('[C-06] with %s is refused', async (_, forge) => {
    const { agent, path } = await signUpWithLink()
    const response = await agent.request({ method: 'GET', url: forge(path), headers: JSON_CLIENT })
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'Invalid signature.' }])
    expect(await isVerified(agent)).toBe(false)
  })

  test('[C-06] ends after 60 minutes, and a browser is told how to get another one', async () => {
    const { agent, path } = await signUpWithLink()
    server.clock.advance(60 * 60)
    const response = await agent.request({ method: 'GET', url: path, headers: BROWSER })
    expect(response.statusCode).toBe(403)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.payload).toContain('href="http://localhost:3000/verify-email"')
    expect(await isVerified(agent)).toBe(false)
  })

  test('[C-06] works for its own account only', async () => {
    const { path } = await signUpWithLink()
    const other = await signUp(server, { isVerified: false })
    const response = await other.request({ method: 'GET', url: path, headers: JSON_CLIENT })
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'This action is unauthorized.' }])
    expect(await isVerified(other)).toBe(false)
  })

  test('[C-06] needs somebody who is signed in', async () => {
    const { path } = await signUpWithLink()
    const visitor = await visitWithSession(server)
    const refused = await visitor.request({ method: 'GET', url: path, headers: JSON_CLIENT })
    expect([refused.statusCode, refused.json()]).toEqual([401, { message: 'Unauthenticated.' }])
    const led = await visitor.request({ method: 'GET', url: path, headers: BROWSER })
    expect(led.statusCode).toBe(302)
    // The login leads back to the link.
    const { pathname, searchParams } = new URL(led.headers.location ?? '')
    expect([pathname, searchParams.get('return_to')]).toEqual(['/login', path])
  })

  test('[C-06] is tried six times a minute at most', async () => {
    const { agent, path } = await signUpWithLink()
    const forged = path.replace(/[0-9a-f]{40}/, 'a'.repeat(40))
    const remaining: unknown[] = []
    for (let visit = 0; visit < 6; visit += 1) {
      const response = await agent.request({ method: 'GET', url: path, headers: JSON_CLIENT })
      remaining.push(response.headers['x-ratelimit-remaining'])
    }
    expect(remaining).toEqual(['5', '4', '3', '2', '1', '0'])
    expect((await agent.request({ method: 'GET', url: path, headers: JSON_CLIENT })).statusCode).toBe(429)
    expect((await agent.request({ method: 'GET', url: forged, headers: JSON_CLIENT })).statusCode).toBe(403)
  })
})

describe('the verification mail', () => {
  test('[C-06] is not sent to somebody who is verified', async () => {
    const agent = await signUp(server)
    expect(await agent.call(sendVerification, {})).toMatchObject({ status: 204 })
    expect((await server.sentMails()).filter((mail) => mail.to === agent.email)).toEqual([])
  })

  test('[C-06] is sent six times a minute at most', async () => {
    const agent = await signUp(server, { isVerified: false })
    const reset = String(Math.ceil(server.clock.now().getTime() / 1000) + 60)
    for (let call = 0; call < 6; call += 1) {
      const { status, headers } = await agent.call(sendVerification, {})
      expect(headers['x-ratelimit-reset']).toBe(reset)
      expect([status, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual([
        202,
        '6',
        `${5 - call}`,
      ])
    }
    server.clock.advance(15)
    const { status, headers, error } = await agent.call(sendVerification, {})
    expect([status, error.message]).toEqual([429, 'Too Many Attempts.'])
    expect(headers).toMatchObject({ 'retry-after': '45', 'x-ratelimit-limit': '6', 'x-ratelimit-remaining': '0' })
    expect(headers['x-ratelimit-reset']).toBe(reset)
    server.clock.advance(45)
    expect(await agent.call(sendVerification, {})).toMatchObject({ status: 202 })
  })
})
