import { authCheck } from '@marquee/contract/authentication'
import { listWorkspaces, renameWorkspace, switchWorkspace } from '@marquee/contract/workspaces'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

function signUpWithThree(): Promise<SignedInAgent> {
  return signUp(server, {
    workspaces: [
      { name: 'First', role: 'owner' },
      { name: 'Second', role: 'owner' },
      { name: 'Third', role: 'member' },
    ],
  })
}

describe('the list of workspaces', () => {
  test("[F-11] shows the person's own, oldest first, a page at a time", async () => {
    const agent = await signUpWithThree()
    await signUp(server)
    const { body: first } = await agent.call(listWorkspaces, { query: { limit: 2 } })
    expect(first.data).toEqual([
      expect.objectContaining({ name: 'First', role: 'owner', is_current: true, members_count: 1 }),
      expect.objectContaining({ name: 'Second', role: 'owner', is_current: false, members_count: 1 }),
    ])
    const { body: second } = await agent.call(listWorkspaces, { query: { cursor: first.meta.next_cursor ?? '' } })
    expect(second.data).toEqual([expect.objectContaining({ name: 'Third', role: 'member' })])
    expect(second.meta.next_cursor).toBeNull()
  })

  test('[F-11] counts the members', async () => {
    const owner = await signUp(server)
    await signUp(server, { workspaceId: owner.workspaceId, role: 'viewer' })
    expect((await owner.call(listWorkspaces, { query: {} })).body.data[0]?.members_count).toBe(2)
  })

  test('[C-11] refuses a cursor that is not ours', async () => {
    const agent = await signUp(server)
    const { status, error } = await agent.call(listWorkspaces, { query: { cursor: 'bm9uc2Vuc2U' } })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['cursor']])
  })
})

describe('renaming', () => {
  test.each([
    ['owner', 200],
    ['admin', 200],
    ['member', 403],
    ['viewer', 403],
  ] as const)('[F-11] by the %s answers %i', async (role, expected) => {
    const owner = await signUp(server)
    const agent = role === 'owner' ? owner : await signUp(server, { workspaceId: owner.workspaceId, role })
    const input = { params: { id: owner.workspaceId }, body: { name: '  Studio  ' } }
    const response = await agent.call(renameWorkspace, input)
    expect(response.status).toBe(expected)
    const { body } = await owner.call(listWorkspaces, { query: {} })
    expect(body.data[0]?.name).toBe(expected === 200 ? 'Studio' : 'Test workspace')
  })

  test("[F-11] somebody else's workspace is not found", async () => {
    const [agent, other] = [await signUp(server), await signUp(server)]
    for (const id of [other.workspaceId, UNKNOWN]) {
      expect(await agent.call(renameWorkspace, { params: { id }, body: { name: 'Mine' } })).toMatchObject({
        status: 404,
      })
    }
  })

  test.each(['', '   ', 'x'.repeat(121)])('[C-11] the name "%s" is refused', async (name) => {
    const agent = await signUp(server)
    const response = await agent.call(renameWorkspace, { params: { id: agent.workspaceId }, body: { name } })
    expect([response.status, Object.keys(response.error.errors ?? {})]).toEqual([422, ['name']])
  })
})

describe('switching', () => {
  test('[F-11] changes what the next requests work in', async () => {
    const agent = await signUpWithThree()
    const third = agent.workspaceIds[2] ?? ''
    const { body } = await agent.call(switchWorkspace, { params: { id: third } })
    expect(body.data).toMatchObject({ id: third, is_current: true })
    expect((await agent.call(authCheck, {})).body.user).toMatchObject({
      current_workspace_id: third,
      current_workspace_is_owned: false,
    })
  })

  test("[F-11] to somebody else's workspace is not possible", async () => {
    const [agent, other] = [await signUp(server), await signUp(server)]
    for (const id of [other.workspaceId, UNKNOWN]) {
      expect(await agent.call(switchWorkspace, { params: { id } })).toMatchObject({ status: 404 })
    }
    expect((await agent.call(authCheck, {})).body.user?.current_workspace_id).toBe(agent.workspaceId)
  })
})
