import { endAccountSession, endOtherAccountSessions, listAccountSessions } from '@marquee/contract/account-sessions'
import { authCheck } from '@marquee/contract/authentication'
import { signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { describeUserAgent } from '../../../platform/http/describe-user-agent.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('[P-65] the sessions of an account', () => {
  test('are listed page by page, the own one marked, and those of others are not', async () => {
    const agent = await signUp(server)
    await signIn(server, agent.email, agent.password)
    await signUp(server)
    const first = (await agent.call(listAccountSessions, { query: { limit: 1 } })).body
    const second = (
      await agent.call(listAccountSessions, { query: { limit: 1, cursor: first.meta.next_cursor ?? '' } })
    ).body
    expect([...first.data, ...second.data].map(({ is_current }) => is_current)).toEqual([false, true])
    expect(second.meta.next_cursor).toBeNull()
  })

  test('end one by one, and no other account can end them', async () => {
    const agent = await signUp(server)
    const other = await signIn(server, agent.email, agent.password)
    const [newest, own] = (await agent.call(listAccountSessions, { query: {} })).body.data
    const params = { id: newest?.id ?? '' }
    expect((await (await signUp(server)).call(endAccountSession, { params })).status).toBe(404)
    expect((await agent.call(endAccountSession, { params: { id: own?.id ?? '' } })).status).toBe(409)
    expect((await agent.call(endAccountSession, { params })).status).toBe(204)
    expect((await other.call(listAccountSessions, { query: {} })).status).toBe(401)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(true)
  })

  test('end all at once, but for the one that asks', async () => {
    const agent = await signUp(server)
    const others = await Promise.all([0, 1].map(() => signIn(server, agent.email, agent.password)))
    expect((await agent.call(endOtherAccountSessions, {})).status).toBe(204)
    for (const other of others) {
      expect((await other.call(authCheck, {})).body.authenticated).toBe(false)
    }
    expect((await agent.call(listAccountSessions, { query: {} })).body.data).toHaveLength(1)
  })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on macOS'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Mobile Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.9', 'Unknown device'],
])('a browser is named: %s', (userAgent, device) => {
  expect(describeUserAgent(userAgent)).toBe(device)
})
