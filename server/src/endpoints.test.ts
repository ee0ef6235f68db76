import type { Call } from '@marquee/contract/endpoint'
import { calls } from '@marquee/contract/endpoints'
import { toPublicPath } from '@marquee/contract/public-api'
import { type Agent, type SignedInAgent, signUp, visit, visitWithSession } from './testing/agent.ts'
import { collectRoutes } from './testing/collect-routes.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

/** Routes that the contract does not describe, by why. Everything else that answers data or files asks for what its declaration says. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'a page is opened by anybody, and asks the API for what it shows': ['GET /*'],
  'builds of pages and the registry of them are public': [
    'GET /build/:name/:version/:file',
    'GET /registry',
    'GET /registry/:name/:release',
  ],
  'releases are brought by programs of the operator, with tokens of their own': [
    'POST /registry/:name',
    'POST /registry/:name/:release/publications',
    'POST /registry/:name/alarms',
    'POST /registry/:name/retirements',
    'POST /registry/:name/rollbacks',
    'POST /registry/:name/switches',
    'PUT /registry/:name/:release/files/:file',
  ],
  'the images and videos of the library belong to no workspace, and mails show them': [
    'GET /media/ads/:id/:file',
    'GET /media/ads/:id/video',
    'GET /media/brands/:key/:file',
  ],
  'fonts come with the product': ['GET /creative-fonts/:name'],
  'the client of the feature flags has a protocol of its own': [
    'GET /growthbook/api/features/:clientKey',
    'GET /growthbook/sub/:clientKey',
  ],
  'assistants call the MCP server by its own protocol with an API key, and learn how from its metadata': [
    'DELETE /mcp',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/mcp',
    'GET /mcp',
    'POST /mcp',
  ],
  'programs of the operator ask whether the server is well': ['GET /healthz', 'GET /readyz'],
  'published pages are open to everybody, and their visitors send forms': [
    'GET /pages/:slug',
    'GET /pages/:slug/',
    'GET /pages/:slug/*',
    'GET /pages/:slug/report',
    'POST /pages/:slug/',
    'POST /pages/:slug/report',
    'GET /shared-pages/:token',
  ],
  'the link of a mail carries its own token': ['GET /unsubscribe', 'POST /unsubscribe'],
}

let server: TestServer
let visitor: Agent
let unverified: SignedInAgent
let verified: SignedInAgent
/** Every route of the server as `GET /api/ads`. */
let routes: readonly string[]

beforeAll(async () => {
  ;({ server, routes } = await collectRoutes(() => startTestServer()))
  visitor = await visitWithSession(server)
  unverified = await signUp(server, { isVerified: false })
  verified = await signUp(server)
})

afterAll(() => server.close())

const table = [...calls].map(([name, endpoint]) => ({
  name,
  endpoint,
  call: `${endpoint.method} ${endpoint.path}`,
}))
const stateChanges = table.filter(
  ({ endpoint }) => endpoint.method !== 'GET' && !('isBeacon' in endpoint && endpoint.isBeacon),
)
const forAccounts = table.filter(({ endpoint }) => endpoint.access !== 'anonymous')
const forVerified = forAccounts.filter(({ endpoint }) => endpoint.access !== 'signed-in')
const forAdmins = forAccounts.filter(({ endpoint }) => endpoint.access === 'admin')

async function send(agent: Agent, endpoint: Call, headers: Record<string, string> = {}) {
  const url = endpoint.path.replace(/:\w+/g, UNKNOWN)
  const response = await agent.request({ method: endpoint.method, url, headers })
  return { status: response.statusCode, ...(response.payload !== '' && { answer: response.json() }) }
}

describe('the contract and the server', () => {
  test.each(table)('$name is implemented exactly once', ({ call }) => {
    expect(routes.filter((route) => route === call)).toEqual([call])
  })

  test('every route is in the contract, or outside of it for a reason', () => {
    const withKeys = table.filter(({ endpoint }) => endpoint.scope !== null)
    const known = new Set([
      ...table.map(({ call }) => call),
      ...withKeys.map(({ endpoint: { method, path } }) => `${method} ${toPublicPath(path)}`),
    ])
    const outside = routes.filter((route) => !/^(?:HEAD|OPTIONS) /.test(route) && !known.has(route))
    expect([...new Set(outside)].toSorted()).toEqual(Object.values(OUTSIDE).flat().toSorted())
  })
})

describe('access', () => {
  test.each(stateChanges)('[A-20] $name without an XSRF header is refused', async ({ endpoint }) => {
    const expected = { status: 419, answer: { message: 'CSRF token mismatch.' } }
    expect(await send(verified, endpoint, { 'x-xsrf-token': '' })).toEqual(expected)
    expect(await send(visit(server), endpoint)).toEqual(expected)
  })

  test.each(forAccounts)('[A-21] $name is refused to a visitor', async ({ endpoint }) => {
    expect(await send(visitor, endpoint)).toEqual({ status: 401, answer: { message: 'Unauthenticated.' } })
  })

  test.each(forVerified)('[A-21] $name is refused to an unverified account', async ({ endpoint }) => {
    expect(await send(unverified, endpoint)).toEqual({
      status: 403,
      answer: { message: 'Your email address is not verified.' },
    })
  })

  test('[A-21] what is for admins is refused to everybody else', async () => {
    for (const { endpoint } of forAdmins) {
      expect(await send(verified, endpoint)).toMatchObject({ status: 403 })
    }
  })
})
