import { randomUUID } from 'node:crypto'
import { authCheck } from '@marquee/contract/authentication'
import { changeMemberRole, getSeats, listMembers, removeMember, transferOwnership } from '@marquee/contract/members'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import {
  createWorkspace,
  leaveWorkspace,
  listWorkspaces,
  renameWorkspace,
  switchWorkspace,
} from '@marquee/contract/workspaces'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function join(owner: SignedInAgent, role: 'admin' | 'member' | 'viewer'): Promise<SignedInAgent> {
  return signUp(server, { workspaceId: owner.workspaceId, role })
}

async function rolesIn(agent: SignedInAgent): Promise<Record<string, string>> {
  const { body } = await agent.call(listMembers, { query: { limit: 100 } })
  return Object.fromEntries(body.data.map(({ id, role }) => [id, role]))
}

async function actionsIn(agent: SignedInAgent): Promise<string[]> {
  const { body } = await agent.call(listWorkspaceActivity, { query: { limit: 100 } })
  return body.data.map(({ action }) => action)
}

describe('[P-64] the members of a workspace', () => {
  test('are listed with their roles, a page at a time', async () => {
    const owner = await signUp(server, { displayName: 'Ada Marsh' })
    const viewer = await join(owner, 'viewer')
    const { body: first } = await viewer.call(listMembers, { query: { limit: 1 } })
    expect(first.data).toEqual([
      expect.objectContaining({ id: owner.userId, display_name: 'Ada Marsh', role: 'owner', is_you: false }),
    ])
    const { body: second } = await viewer.call(listMembers, { query: { cursor: first.meta.next_cursor ?? '' } })
    expect(second.data).toEqual([expect.objectContaining({ id: viewer.userId, role: 'viewer', is_you: true })])
    expect(second.meta.next_cursor).toBeNull()
  })

  test('are given another role, which counts at once', async () => {
    const owner = await signUp(server)
    const member = await join(owner, 'member')
    const input = { params: { id: member.userId }, body: { role: 'admin' } } as const
    expect((await owner.call(changeMemberRole, input)).body.data.role).toBe('admin')
    expect((await member.call(authCheck, {})).body.user?.current_workspace_role).toBe('admin')
    expect(await actionsIn(owner)).toContain('member.role_changed')
  })

  test('the owner is neither given another role nor removed', async () => {
    const owner = await signUp(server)
    const admin = await join(owner, 'admin')
    const params = { id: owner.userId }
    expect((await admin.call(changeMemberRole, { params, body: { role: 'viewer' } })).error.code).toBe('owner_stays')
    expect((await admin.call(removeMember, { params })).error.code).toBe('owner_stays')
    expect((await owner.call(leaveWorkspace, { params: { id: owner.workspaceId } })).error.code).toBe('owner_stays')
    expect(await rolesIn(owner)).toEqual({ [owner.userId]: 'owner', [admin.userId]: 'admin' })
  })

  test('a removed member is out at once, and in a workspace of their own when it was their last', async () => {
    const owner = await signUp(server)
    const member = await join(owner, 'member')
    expect((await owner.call(removeMember, { params: { id: member.userId } })).status).toBe(204)
    const { user } = (await member.call(authCheck, {})).body
    expect(user?.current_workspace_id).not.toBe(owner.workspaceId)
    expect(user?.current_workspace_role).toBe('owner')
    expect(await rolesIn(owner)).toEqual({ [owner.userId]: 'owner' })
  })

  test('a removed member is told from where, until they choose a workspace; one who leaves is not', async () => {
    const owner = await signUp(server)
    const [removed, leaving] = [await join(owner, 'member'), await join(owner, 'viewer')]
    await owner.call(removeMember, { params: { id: removed.userId } })
    await leaving.call(leaveWorkspace, { params: { id: owner.workspaceId } })
    const { removed_from, user } = (await removed.call(authCheck, {})).body
    expect(removed_from).toBe('Test workspace')
    await removed.call(switchWorkspace, { params: { id: user?.current_workspace_id ?? '' } })
    for (const agent of [removed, leaving]) {
      expect((await agent.call(authCheck, {})).body).not.toHaveProperty('removed_from')
    }
  })

  test('a member leaves a workspace that is not the current one', async () => {
    const owner = await signUp(server)
    const guest = await signUp(server, {
      workspaces: [
        { name: 'Own', role: 'owner' },
        { id: owner.workspaceId, role: 'viewer' },
      ],
    })
    expect((await guest.call(leaveWorkspace, { params: { id: owner.workspaceId } })).status).toBe(204)
    expect((await guest.call(leaveWorkspace, { params: { id: owner.workspaceId } })).status).toBe(404)
    expect((await guest.call(listWorkspaces, { query: {} })).body.data).toHaveLength(1)
    expect(await actionsIn(owner)).toEqual(['member.left'])
  })
})

describe('[P-64] handing a workspace over', () => {
  test('makes the member its owner and the owner an admin', async () => {
    const owner = await signUp(server)
    const member = await join(owner, 'member')
    await owner.call(transferOwnership, { params: { id: member.userId } })
    expect(await rolesIn(owner)).toEqual({ [owner.userId]: 'admin', [member.userId]: 'owner' })
    expect((await owner.call(transferOwnership, { params: { id: owner.userId } })).status).toBe(403)
  })

  test('two at the same moment leave one owner', async () => {
    const owner = await signUp(server)
    const [first, second] = [await join(owner, 'member'), await join(owner, 'member')]
    await Promise.all([first, second].map(({ userId }) => owner.call(transferOwnership, { params: { id: userId } })))
    const roles = Object.values(await rolesIn(owner)).toSorted()
    expect(roles).toEqual(['admin', 'member', 'owner'])
  })
})

describe('[P-64] seats', () => {
  test('are taken by all but viewers, and a viewer becomes a member only when one is free', async () => {
    const owner = await signUp(server)
    const others = [await join(owner, 'admin'), await join(owner, 'member'), await join(owner, 'member')]
    const [first, second] = [await join(owner, 'viewer'), await join(owner, 'viewer')]
    expect((await owner.call(getSeats, {})).body.data).toEqual({
      plan_title: 'Growth',
      limit: 5,
      members: 4,
      invited: 0,
    })
    const answers = await Promise.all(
      [first, second].map(({ userId }) =>
        owner.call(changeMemberRole, { params: { id: userId }, body: { role: 'member' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
      'The Growth plan has 5 seats, and none is free. Choose a larger plan, or make somebody a viewer: viewers take no seat.',
    )
    expect(Object.keys(await rolesIn(owner))).toHaveLength(others.length + 3)
  })

  test('a workspace without a plan has its owner’s', async () => {
    const owner = await signUp(server, { plan: 'none' })
    const viewer = await join(owner, 'viewer')
    const { error } = await owner.call(changeMemberRole, { params: { id: viewer.userId }, body: { role: 'member' } })
    expect(error.message).toMatch(/^A workspace without a plan has 1 seat, and none is free\./)
  })
})

describe('[F-11] a new workspace', () => {
  test('belongs to who makes it, once per key', async () => {
    const agent = await signUp(server)
    const body = { name: 'Studio Nord', idempotency_key: randomUUID() }
    const answers = await Promise.all([agent.call(createWorkspace, { body }), agent.call(createWorkspace, { body })])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(answers[0]?.body.data).toMatchObject({ name: 'Studio Nord', role: 'owner', is_current: false })
    expect((await agent.call(listWorkspaces, { query: {} })).body.data).toHaveLength(2)
  })

  test('is refused to who owns twenty', async () => {
    const agent = await signUp(server)
    for (let owned = 1; owned < 20; owned += 1) {
      await agent.call(createWorkspace, { body: { name: `Studio ${owned}`, idempotency_key: randomUUID() } })
    }
    const { error } = await agent.call(createWorkspace, { body: { name: 'More', idempotency_key: randomUUID() } })
    expect(error.code).toBe('too_many_workspaces')
  })
})

test('[P-64] what was done is listed with who did it, the newest first, a page at a time', async () => {
  const owner = await signUp(server, { displayName: 'Ada Marsh' })
  const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member', displayName: 'Ben Ode' })
  await owner.call(renameWorkspace, { params: { id: owner.workspaceId }, body: { name: 'Studio Nord' } })
  await owner.call(removeMember, { params: { id: member.userId } })
  const { body: first } = await owner.call(listWorkspaceActivity, { query: { limit: 1 } })
  expect(first.data).toEqual([
    expect.objectContaining({ action: 'member.removed', actor: 'Ada Marsh', subject: 'Ben Ode' }),
  ])
  const cursor = first.meta.next_cursor ?? ''
  const { body: second } = await owner.call(listWorkspaceActivity, { query: { cursor } })
  expect(second.data).toEqual([expect.objectContaining({ action: 'workspace.renamed', subject: 'Studio Nord' })])
})
