import { logout } from '@marquee/contract/authentication'
import { createBoard } from '@marquee/contract/boards'
import { listSavedMarks, saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { renameWorkspace } from '@marquee/contract/workspaces'
import { sql } from 'kysely'
import { buildApp } from '../../../app.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { listenToChanges } from '../../../testing/listen-to-changes.ts'
import { releaseBriefs } from '../../../testing/release-agent.ts'
import { createTestDependencies, type TestDependencies } from '../../../testing/test-dependencies.ts'

async function startProcess({ dependencies }: TestDependencies) {
  const app = await buildApp(dependencies)
  const address = await app.listen({ port: 0, host: 'localhost' })
  return { app, address }
}

let shared: TestDependencies
let here: Awaited<ReturnType<typeof startProcess>>
let there: typeof here
let server: Parameters<typeof addAds>[0] & Parameters<typeof signUp>[0]
let ada: SignedInAgent
let bob: SignedInAgent

beforeAll(async () => {
  shared = await createTestDependencies()
  await shared.dependencies.jobs.start()
  here = await startProcess(shared)
  there = await startProcess(shared)
  server = { ...shared.dependencies, app: here.app, db: shared.dependencies.database }
})

afterAll(async () => {
  await Promise.all([here.app.close(), there.app.close()])
  await shared.dependencies.jobs.stop()
  await shared.close()
})

beforeEach(async () => {
  ada = await signUp(server)
  bob = await signUp(server, { workspaceId: ada.workspaceId, role: 'member' })
})

function makeBoard(agent: SignedInAgent) {
  return agent.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name: 'Hooks' } })
}

describe('[F-02] the stream of changes', () => {
  test('a change reaches members at every process at once, by name only, and nobody else', async () => {
    const stranger = await signUp(server)
    const [member, colleague, other] = await Promise.all([
      listenToChanges(there.address, bob),
      listenToChanges(here.address, ada),
      listenToChanges(here.address, stranger),
    ])
    const first = await member.next(() => true)
    const release_generation = first.data.release_generation
    expect(first.data).toEqual({ workspace_id: ada.workspaceId, revisions: {}, changed: [], release_generation })
    await colleague.next(() => true)
    await other.next(() => true)

    const [id = ''] = await addAds(server, [{}])
    await ada.call(saveAd, { params: { ad_id: id } })
    const saved = {
      workspace_id: ada.workspaceId,
      revisions: { 'saved-ads': 1 },
      changed: ['saved-ads'],
      release_generation,
    }
    expect((await member.next(() => true)).data).toEqual(saved)
    expect((await colleague.next(() => true)).data).toEqual(saved)

    await makeBoard(stranger)
    expect((await other.next(() => true)).data).toMatchObject({ changed: ['boards'] })
    expect([...member.events, ...colleague.events]).toEqual([])
    for (const { leave } of [member, colleague, other]) {
      leave()
    }
  })

  test('a new name of a workspace reaches its members, wherever the one who gave it works', async () => {
    const owner = await signUp(server, {
      workspaces: [
        { role: 'owner', name: 'Their own' },
        { id: ada.workspaceId, role: 'admin' },
      ],
    })
    const listeners = await Promise.all([listenToChanges(there.address, bob), listenToChanges(here.address, owner)])
    await Promise.all(listeners.map((listener) => listener.next(() => true)))
    await owner.call(renameWorkspace, { params: { id: ada.workspaceId }, body: { name: 'Elsewhere' } })
    for (const { next, leave } of listeners) {
      expect((await next(() => true)).data).toMatchObject({ revisions: { workspace: 1 }, changed: ['workspace'] })
      leave()
    }
  })

  test('a release reaches every open page of every process, and says nothing else', async () => {
    const listeners = await Promise.all([listenToChanges(there.address, bob), listenToChanges(here.address, ada)])
    const firsts = await Promise.all(listeners.map((listener) => listener.next(() => true)))
    await releaseBriefs(server, '000000000001')
    for (const [index, { next, leave }] of listeners.entries()) {
      const before = firsts[index]?.data.release_generation ?? Infinity
      const { data } = await next(({ release_generation }) => release_generation > before)
      expect(data.changed).toEqual([])
      leave()
    }
  })

  test('a call that is refused tells nothing', async () => {
    const listener = await listenToChanges(here.address, bob)
    await listener.next(() => true)
    const refused = await ada.call(updateSavedAd, { params: { ad_id: crypto.randomUUID() }, body: { note: 'x' } })
    expect(refused.status).toBe(404)
    await makeBoard(ada)
    expect((await listener.next(() => true)).data).toMatchObject({ revisions: { boards: 1 }, changed: ['boards'] })
    listener.leave()
  })

  test('what was missed while the connection was broken is in the first event of the next one', async () => {
    const before = await listenToChanges(here.address, bob)
    const { id } = await before.next(() => true)
    before.leave()
    await makeBoard(ada)
    shared.dependencies.clock.advance(3600)
    const after = await listenToChanges(there.address, bob, id)
    expect((await after.next(() => true)).data.changed).toEqual(['boards'])
    after.leave()
    const anew = await listenToChanges(there.address, bob)
    expect((await anew.next(() => true)).data).toMatchObject({ revisions: { boards: 1 }, changed: [] })
    anew.leave()
    const unread = await listenToChanges(there.address, bob, 'not one of ours')
    expect((await unread.next(() => true)).data.changed).toEqual([])
    unread.leave()
  })

  test('a page that was loaded just before a change, and listens just after it, learns of it', async () => {
    await makeBoard(ada)
    const listener = await listenToChanges(here.address, bob)
    expect((await listener.next(() => true)).data.changed).toEqual(['boards'])
    listener.leave()
  })

  test('changes at the same time are all counted', async () => {
    await Promise.all(Array.from({ length: 8 }, () => makeBoard(ada)))
    const listener = await listenToChanges(here.address, bob)
    expect((await listener.next(() => true)).data.revisions).toEqual({ boards: 8 })
    listener.leave()
  })

  test('it ends with the session', async () => {
    const listener = await listenToChanges(here.address, bob)
    await listener.next(() => true)
    await bob.call(logout, {})
    await listener.ended
    expect((await listenToChanges(here.address, bob)).status).toBe(401)
  })

  test('it ends with the membership, and tells nothing of the workspace any more', async () => {
    const listener = await listenToChanges(here.address, bob)
    await listener.next(() => true)
    await sql`delete from memberships where user_id = ${bob.userId}`.execute(shared.dependencies.database)
    await listener.ended
    await makeBoard(ada)
    expect(listener.events).toEqual([])
  })

  test('visitors and unverified accounts get none', async () => {
    const visitor = await visit(server).request({ url: streamWorkspaceChanges.path })
    expect(visitor.statusCode).toBe(401)
    const unverified = await signUp(server, { isVerified: false })
    expect((await unverified.request({ url: streamWorkspaceChanges.path })).statusCode).toBe(403)
  })
})

test('[F-02] lists learn which of their ads are saved in the own workspace', async () => {
  const [first = '', second = ''] = await addAds(server, [{}, {}])
  await ada.call(saveAd, { params: { ad_id: second } })
  const body = { ad_ids: [first, second, crypto.randomUUID()] }
  expect((await bob.call(listSavedMarks, { body })).body.data).toEqual([second])
  const stranger = await signUp(server)
  expect((await stranger.call(listSavedMarks, { body })).body.data).toEqual([])
})
