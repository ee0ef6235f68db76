import { listAds } from '@marquee/contract/ad-search'
import { authCheck, csrfCookie, login } from '@marquee/contract/authentication'
import { stagingAuth } from '@marquee/contract/staging'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const credentials = { username: 'preview', password: 'curtain up' }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ staging: credentials })
})
afterEach(() => server.close())

describe('the staging gate', () => {
  test('[C-08] [A-05] [G-01] opens with the right name and password, for this browser only, also after its login', async () => {
    const agent = await visitWithSession(server)
    const before = await agent.call(authCheck, {})
    expect(before.body).toMatchObject({ isAllowedToAccess: false, authenticated: false, user: null })

    expect((await agent.call(stagingAuth, { body: credentials })).body).toEqual({})
    expect((await agent.call(authCheck, {})).body.isAllowedToAccess).toBe(true)
    const refused = await agent.call(login, { body: { email: 'nobody@marquee.example', password: 'x' } })
    expect(refused.status).toBe(422)
    expect((await visit(server).call(authCheck, {})).body.isAllowedToAccess).toBe(false)
  })

  test('[C-08] refuses what is wrong or missing, and rests after five attempts', async () => {
    const agent = await visitWithSession(server)
    expect((await agent.request({ method: 'POST', url: '/staging-auth', payload: {} })).statusCode).toBe(422)
    for (const body of [
      { ...credentials, password: 'wrong' },
      { ...credentials, username: 'wrong' },
      { username: 'previews', password: 'curtain up' },
      { username: 'PREVIEW', password: 'curtain up' },
      { username: 'preview', password: 'curtain' },
    ]) {
      const { status, error } = await agent.call(stagingAuth, { body })
      expect([status, error.errors]).toEqual([422, { username: ['Invalid username or password'] }])
    }
    expect((await agent.call(stagingAuth, { body: credentials })).status).toBe(429)
    server.clock.advance(60)
    expect((await agent.call(stagingAuth, { body: credentials })).status).toBe(200)
  })

  test('[G-01] until then every other call is refused, also with a forged pass', async () => {
    const agent = await visitWithSession(server)
    const ads = { method: 'GET', url: '/api/ads' } as const
    const posts = { method: 'POST', url: '/login', payload: {} } as const
    expect((await agent.request(ads)).statusCode).toBe(403)
    expect((await agent.request(posts)).statusCode).toBe(403)
    const forged = `${Math.floor(server.clock.now().getTime() / 1000) + 60}.forged`
    const cookie = `marquee_staging=${forged}`
    expect((await visit(server).request({ ...ads, headers: { cookie } })).statusCode).toBe(403)
    expect((await agent.call(csrfCookie, {})).status).toBe(204)
    expect((await agent.request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  })

  test('a pass ends after thirty days', async () => {
    const agent = await visitWithSession(server)
    await agent.call(stagingAuth, { body: credentials })
    server.clock.advance(30 * DAY_SECONDS)
    expect((await agent.call(authCheck, {})).body.isAllowedToAccess).toBe(false)
  })
})

test('[C-10] without the variables there is no gate', async () => {
  const open = await startTestServer()
  const agent = await signUp(open)
  expect((await agent.call(authCheck, {})).body.isAllowedToAccess).toBe(true)
  expect((await agent.call(listAds, { query: {} })).status).toBe(200)
  expect((await agent.call(stagingAuth, { body: credentials })).status).toBe(200)
  await open.close()
})
