import { getPageRegistry } from '@marquee/contract/page-registry'
import { signUp, visit } from '../../../testing/agent.ts'
import { makeRelease, releaseBriefs, type ReleaseTeam } from '../../../testing/release-agent.ts'
import { isServerPath } from '@marquee/federation/page-rules'
import { routes as specifiedRoutes } from '@marquee/remote-kit/routes'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const LIVE = '000000000001'
const NEXT = '000000000002'

let server: TestServer
let briefs: ReleaseTeam

beforeEach(async () => {
  server = await startTestServer()
  briefs = await releaseBriefs(server, LIVE)
})

afterEach(() => server.close())

async function ask(headers: Record<string, string> = {}, previews = '') {
  const {
    statusCode,
    headers: answered,
    payload,
  } = await server.app.inject({
    url: `${getPageRegistry.path}?previews=${previews}`,
    headers,
  })
  return { statusCode, headers: answered, registry: payload === '' ? null : JSON.parse(payload) }
}

function inlineRegistry(html: string) {
  return JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
}

test('an open page gets the registry that its next load would carry, and shared caches keep nothing of it', async () => {
  const { registry, headers } = await ask()
  const page = await server.app.inject({ url: '/briefs', headers: { accept: 'text/html' } })
  expect(registry).toEqual(inlineRegistry(page.payload))
  expect(registry.remotes.briefs).toMatchObject({ release: LIVE, enabled: true })
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
})

test('as long as nothing changes the answer is 304 without a body; a release changes it', async () => {
  const { headers } = await ask()
  const etag = String(headers.etag)
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, registry: null })
  expect(await ask({ 'if-none-match': `W/${etag}` })).toMatchObject({ statusCode: 304 })
  await briefs.release(makeRelease('briefs', NEXT))
  const after = await ask({ 'if-none-match': etag })
  expect(after).toMatchObject({ statusCode: 200, registry: { remotes: { briefs: { release: NEXT } } } })
  await briefs.send('POST', '/briefs/rollbacks', {})
  expect((await ask()).registry.remotes.briefs.release).toBe(LIVE)
})

test('a canary is for the accounts that it was drawn for, a preview for pages that ask for it', async () => {
  const next = makeRelease('briefs', NEXT)
  await briefs.upload(next)
  await briefs.publish(next, { channel: 'canary', percent: 99 })
  // One of a hundred agents stays with what is live.
  const agents = await Promise.all([signUp(server), signUp(server)])
  const answers = await Promise.all(agents.map((person) => person.call(getPageRegistry, { query: {} })))
  const told = answers.map(({ body }) => body.remotes['briefs'])
  expect(told).toContainEqual(expect.objectContaining({ release: NEXT, enabled: true }))
  expect((await visit(server).call(getPageRegistry, { query: {} })).body.remotes['briefs']).toMatchObject({
    release: LIVE,
  })

  await briefs.publish(next, { channel: 'preview' })
  const { registry } = await ask({}, `briefs:${NEXT},host:ffffffffffff,nonsense`)
  expect(registry.overrides).toEqual({ briefs: NEXT })
  expect(registry.remotes.briefs.release).toBe(NEXT)
})

test('a remote that is switched off is told at once', async () => {
  await briefs.send('POST', '/briefs/switches', { is_enabled: false, reason: 'It loses text' })
  expect((await ask()).registry.remotes.briefs.enabled).toBe(false)
})

test('[A-17] no remote may bring a page at an address that the server answers', () => {
  const routes = server.app.printRoutes({ method: 'GET', commonPrefix: false })
  const paths = [...routes.matchAll(/^[├└]── (\/[\w-]+)/gm)].map(([, path = '']) => path)
  expect(paths).toEqual(expect.arrayContaining(['/auth', '/shared-files', '/unsubscribe']))
  // A page that the specification has stands beside a file of the server; nobody but its package may bring it.
  const specified = new Set(Object.values(specifiedRoutes).map(({ path }) => path.split('/')[1]))
  expect(paths.filter((path) => !isServerPath(path) && !specified.has(path.slice(1)))).toEqual([])
  expect(['/webhooks/stripe', '/__test/time', '/Auth'].every((path) => isServerPath(path))).toBe(true)
})
