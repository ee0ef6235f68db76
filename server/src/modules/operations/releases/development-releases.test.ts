import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localhostBaseUrl, localhostRelease } from '@marquee/federation/localhost-release'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const LIVE = '000000000001'

let developed: Server
let port: number
let server: TestServer | undefined

beforeEach(async () => {
  developed = createServer(({ url }, response) => {
    const [, name = ''] = /\/([\w-]+)\.json$/.exec(url ?? '') ?? []
    const offered = name === 'generation' ? 'briefs' : name
    const { description } = makeRelease(offered, localhostRelease(port), { integrity: {} })
    response.end(JSON.stringify({ ...description, baseUrl: localhostBaseUrl(offered, port) }))
  })
  await new Promise<void>((resolve) => developed.listen(0, 'localhost', resolve))
  port = (developed.address() as AddressInfo).port
})

afterEach(async () => {
  developed.close()
  await server?.close()
})

async function start(nodeEnv: 'development' | 'production', appUrl = 'http://localhost:3000') {
  server = await startTestServer({ nodeEnv, appUrl })
  for (const name of ['host', 'briefs', 'generation']) {
    const team = await createReleaseTeam(server, name)
    await team.release(makeRelease(name, name === 'host' ? 'aaaaaaaaaaaa' : LIVE))
  }
  return server
}

async function open(query: string) {
  const { payload, headers } = (await server?.app.inject({
    url: `/briefs?${query}`,
    headers: { accept: 'text/html' },
  })) ?? {
    payload: '',
    headers: {},
  }
  const registry = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(payload)?.[1] ?? '{}')
  return { registry, policy: String(headers['content-security-policy']), payload }
}

test('while developing a page runs what a server on this machine builds, and its policy lets that one origin in', async () => {
  await start('development')
  const { registry, policy, payload } = await open(`mfe.briefs=localhost:${port}`)
  expect(registry.overrides).toEqual({ briefs: localhostRelease(port) })
  expect(registry.remotes.briefs).toMatchObject({
    baseUrl: `http://localhost:${port}/build/briefs/`,
    lastKnownGood: null,
  })
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' http://localhost:${port};`))
  expect(policy).toContain(`connect-src 'self' http://localhost:${port} ws://localhost:${port};`)
  expect(payload).not.toContain('integrity=""')
  const { registry: live, policy: usual } = await open('')
  expect(live.remotes.briefs.release).toBe(LIVE)
  expect(usual).not.toContain('localhost')
})

test.each([
  ['in production', 'production', 'http://localhost:3000'],
  ['where pages are opened from other machines', 'development', 'http://staging.example.com'],
] as const)('%s a link to this machine changes nothing, in either form', async (_, nodeEnv, appUrl) => {
  await start(nodeEnv, appUrl)
  for (const query of [`mfe.briefs=localhost:${port}`, `mfe.briefs=${localhostRelease(port)}`]) {
    const { registry, policy } = await open(query)
    expect(registry.overrides).toEqual({})
    expect(registry.remotes.briefs.release).toBe(LIVE)
    expect(policy).not.toContain('localhost')
  }
})

test.each([
  ['a package that there is none of', () => `mfe.nothing=localhost:${port}`],
  ['another package than was asked for', () => `mfe.generation=localhost:${port}`],
  ['a port that nobody listens to', () => 'mfe.briefs=localhost:1'],
  ['another machine', () => `mfe.briefs=example.com:${port}`],
])('%s is left out', async (_, query) => {
  await start('development')
  expect((await open(query())).registry.overrides).toEqual({})
})
