import { type SignedInAgent, signUp } from './testing/agent.ts'
import { collectRoutes } from './testing/collect-routes.ts'
import { mapSomeAtOnce } from './testing/map-some-at-once.ts'
import { makeRelease, createReleaseTeam } from './testing/release-agent.ts'
import { takeSample } from './testing/take-sample.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** What stands in the place of each parameter: addresses that cannot be decoded or stored, and those that mean something elsewhere. */
const ODD = [
  [
    '%',
    '%%',
    '%2',
    '%zz',
    '%00',
    'a%00b',
    '%00%00',
    '%E0%A4%A',
    '%ff',
    '%C0%80',
    '%ED%A0%80',
    '%2500',
    '%25',
    '%u0000',
  ],
  ['%EF%BF%BD', '%EF%BF%BE', '%F0%9F%92%A9', '%E2%80%AE', '%0a', '%0d%0aset-cookie:a', '%09', '%7f', '%20', '+', '.'],
  ['..', '%2e%2e', '%2f', '..%2f..%2fetc%2fpasswd', '%5c', '*', "'", '%22', '%3Cscript%3E', ';', ':', '@', '~', '{}'],
  ['__proto__', 'constructor', 'null', '-1', '0', '1e999', 'a'.repeat(300), '01890000-0000-7000-8000-00000000000%00'],
].flat()

/** These answer until their client leaves. */
const STREAMS = new Set(['GET /api/workspace-changes', 'GET /growthbook/sub/:clientKey'])
/** What a browser opens to show it. */
const PAGES = /^\/(?:\*|pages\/.*|shared-pages\/.*|unsubscribe)$/

let server: TestServer
let routes: readonly string[]
let administrator: SignedInAgent

beforeAll(async () => {
  ;({ server, routes } = await collectRoutes(() => startTestServer()))
  administrator = await signUp(server, { isAdmin: true, isSuperAdmin: true })
  // Without a host every page would be refused with 503 before its address is looked at.
  await (await createReleaseTeam(server, 'host')).release(makeRelease('host', 'aaaaaaaaaaaa'))
})

afterAll(() => server.close())

/** Opens the addresses of all routes with an odd part in the place of their parameters, or in their query. Gives what was answered wrongly. */
async function openAll(odd: string, place: 'path' | 'query'): Promise<string[]> {
  const asked = routes.flatMap((route) => {
    const path = route.startsWith('GET ') && !STREAMS.has(route) ? route.slice(4) : null
    const hasParameter = path !== null && /[:*]/.test(path)
    return path === null || hasParameter !== (place === 'path') ? [] : [path]
  })
  expect(asked.length).toBeGreaterThan(50)
  const answers = await mapSomeAtOnce(asked, async (path) => {
    const query = `?q=${odd}&id=${odd}&token=${odd}&cursor=${odd}`
    const url = place === 'path' ? path.replaceAll(/:\w+|\*/g, () => odd) : path + query
    const answer = await administrator.request({ method: 'GET', url, headers: { accept: 'text/html' } })
    const { statusCode: status, headers } = answer
    const type = String(headers['content-type'])
    const isExpected = (status >= 300 && status < 400) || !PAGES.test(path) || type.startsWith('text/html')
    return status < 500 && isExpected ? null : `${status} ${type} ${url}`
  })
  return answers.filter((answer) => answer !== null)
}

test.each(takeSample(ODD, 8))(
  '[P-53] no route is answered with a failure of ours, and pages always with a page: %j',
  async (odd) => {
    expect(await openAll(odd, 'path')).toEqual([])
  },
)

test('[P-53] no route without parameters is answered with a failure of ours, whatever its query says', async () => {
  expect(await openAll(String.raw`%00%E0%A4%A%ff"<\'`, 'query')).toEqual([])
})
