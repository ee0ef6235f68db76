import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { registry } from '@marquee/federation/registry'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createCompositionService } from './composition.service.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  const host = await createReleaseTeam(server, 'host')
  await host.release(makeRelease('host', 'aaaaaaaaaaaa', { singletons: { react: '19.2.0' } }))
})

afterEach(() => server.close())

async function running() {
  const { read } = createCompositionService({ db: server.db, log: { warn: () => {} } })
  return registry.parse(await read({ readUser: () => Promise.resolve(null), overrides: {} }))
}

test('[A-03] a remote may bring pages of its own, and none that are of another package or of the server', async () => {
  const page = { name: 'insights', path: '/insights', kind: 'app', title: 'Insights' } as const
  const insights = await createReleaseTeam(server, 'insights')
  const bringing = (release: string, ...routes: ReleaseManifest['routes']) =>
    insights.release(makeRelease('insights', release, { manifest: { routes } }))
  expect(await bringing('000000000001', page)).toMatchObject({ status: 200 })
  expect((await running()).remotes['insights']?.manifest.routes).toEqual([page])

  const sales = await createReleaseTeam(server, 'sales')
  const same = {
    manifest: {
      routes: [
        { ...page, path: '/insights/:id' },
        { ...page, name: 'sales' },
      ],
    },
  }
  const refused = await sales.release(makeRelease('sales', '000000000001', same))
  expect(refused.status).toBe(422)
  expect(refused.body.errors.compatibility).toEqual([
    'sales 000000000001: The page name "insights" is taken by insights.',
    'sales 000000000001: The path /insights overlaps /insights of insights.',
  ])
  expect((await running()).remotes['sales']).toBeUndefined()

  const faulty = [
    { ...page, path: '/brief/:key' },
    { ...page, path: '/api/x' },
    { ...page, kind: 'public' as const },
  ]
  for (const [index, route] of faulty.entries()) {
    expect((await bringing(`00000000001${index}`, route)).status).toBe(422)
  }
})
