import type { ManifestRoute } from '@marquee/remote-kit/release-manifest'
import { specified } from '@marquee/remote-kit/routes'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createCompositionService } from './composition.service.ts'

const ONE = '000000000001'
const notes: ManifestRoute = { name: 'notes', path: '/notes', kind: 'app', title: 'Notes' }

let server: TestServer
let briefs: Awaited<ReturnType<typeof createReleaseTeam>>

beforeEach(async () => {
  server = await startTestServer()
  const host = await createReleaseTeam(server, 'host')
  await host.release(makeRelease('host', 'aaaaaaaaaaaa', { links: ['briefs', 'explore'] }))
  briefs = await createReleaseTeam(server, 'briefs')
  const manifest = { routes: [{ ...specified('briefs'), title: 'Briefs' }, notes] }
  await briefs.release(makeRelease('briefs', ONE, { manifest }))
})

afterEach(() => server.close())

async function runningRemotes(overrides: Record<string, string> = {}): Promise<string[]> {
  const service = createCompositionService({ db: server.db, log: { warn: () => {} } })
  return Object.keys((await service.read({ readUser: () => Promise.resolve(null), overrides }))?.remotes ?? {})
}

function retire(body: object = {}) {
  return briefs.send('POST', '/briefs/retirements', { is_retired: true, reason: 'Nobody uses it', ...body })
}

describe('[A-17] retiring a remote', () => {
  test('takes it out of what pages run, says who links to its pages, and leaves its releases', async () => {
    expect(await runningRemotes()).toEqual(['briefs'])
    expect(await retire()).toEqual({
      status: 200,
      body: {
        package: 'briefs',
        is_retired: true,
        generation: 2,
        is_changed: true,
        linked_by: [{ package: 'host', pages: ['briefs'] }],
      },
    })
    expect(await runningRemotes()).toEqual([])
    const { body } = await briefs.send('GET', '')
    const overview = body.data.find((one: { package: string }) => one.package === 'briefs')
    expect(overview).toMatchObject({ is_retired: true, live: ONE, changes: [{ channel: 'retired' }, {}] })
    expect((await retire()).body).toMatchObject({ is_changed: false, generation: 2 })
  })

  test('is undone, and nothing of it was lost', async () => {
    await retire()
    const undone = await retire({ is_retired: false })
    expect(undone).toMatchObject({ status: 200, body: { is_retired: false, is_changed: true, generation: 3 } })
    expect(await runningRemotes()).toEqual(['briefs'])
  })

  test('holds back releases for users until it is undone, and not a preview', async () => {
    await retire()
    const next = makeRelease('briefs', '000000000002')
    await briefs.upload(next)
    expect(await briefs.publish(next)).toMatchObject({
      status: 409,
      body: { message: 'briefs is retired. Bring it back first: npm run release retire -- briefs --undo' },
    })
    expect(await briefs.rollBack({ to: ONE })).toMatchObject({ status: 409 })
    expect(await briefs.publish(next, { channel: 'preview' })).toMatchObject({ status: 200 })
    expect(await runningRemotes({ briefs: '000000000002' })).toEqual(['briefs'])
  })

  test('frees its paths for others, and is not undone while they have them', async () => {
    await retire()
    const sales = await createReleaseTeam(server, 'sales')
    expect(await sales.release(makeRelease('sales', ONE, { manifest: { routes: [notes] } }))).toMatchObject({
      status: 200,
    })
    const refused = await retire({ is_retired: false })
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain('"notes" is taken by sales')
    expect(await runningRemotes()).toEqual(['sales'])
  })

  test('is refused for the host, for what was never released, and when somebody else was faster', async () => {
    const host = await createReleaseTeam(server, 'host')
    expect(await host.send('POST', '/host/retirements', { is_retired: true })).toMatchObject({ status: 422 })
    const sales = await createReleaseTeam(server, 'sales')
    expect(await sales.send('POST', '/sales/retirements', { is_retired: true })).toMatchObject({ status: 404 })
    expect(await retire({ expected_generation: 7 })).toMatchObject({ status: 409 })
  })
})
