import { authCheck } from '@marquee/contract/authentication'
import { decideTestCheckout, startCheckout } from '@marquee/contract/billing'
import { createInvitations, openInvitation } from '@marquee/contract/invitations'
import { createBoard } from '@marquee/contract/boards'
import { getSharedBoard, shareBoard } from '@marquee/contract/sharing'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { deleteWorkspace, listDeletedWorkspaces, restoreWorkspace } from '@marquee/contract/workspace-settings'
import { listWorkspaces, switchWorkspace } from '@marquee/contract/workspaces'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type Agent, type SignedInAgent, signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { purgeDeletedWorkspaces } from './workspaces.jobs.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function readCurrentWorkspace(agent: Agent): Promise<string | undefined> {
  return (await agent.call(authCheck, {})).body.user?.current_workspace_id
}

async function buyPlan(agent: SignedInAgent): Promise<void> {
  const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
  const checkout = (await agent.call(startCheckout, { body })).body.data
  await agent.call(decideTestCheckout, { params: { id: checkout.id }, body: { outcome: 'pays' } })
}

const daysLater = (days: number) => server.clock.advance(days * DAY_SECONDS)

describe('[P-64] deleting a workspace', () => {
  test('is up to its owner alone', async () => {
    const owner = await signUp(server)
    const params = { id: owner.workspaceId }
    const admin = await signUp(server, { workspaceId: owner.workspaceId, role: 'admin' })
    const stranger = await signUp(server)
    expect((await admin.call(deleteWorkspace, { params })).status).toBe(403)
    expect((await stranger.call(deleteWorkspace, { params })).status).toBe(404)
    expect((await owner.call(deleteWorkspace, { params })).status).toBe(200)
    expect((await owner.call(deleteWorkspace, { params })).status).toBe(404)
    expect((await stranger.call(restoreWorkspace, { params })).status).toBe(404)
    expect((await admin.call(restoreWorkspace, { params })).status).toBe(404)
  })

  test('takes it from everybody, and leaves each of them a workspace', async () => {
    const owner = await signUp(server)
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    await owner.call(deleteWorkspace, { params: { id: owner.workspaceId } })
    for (const agent of [owner, member]) {
      expect(await readCurrentWorkspace(agent)).not.toBe(owner.workspaceId)
      const { data } = (await agent.call(listWorkspaces, { query: {} })).body
      expect(data.map(({ id, role }) => [id === owner.workspaceId, role])).toEqual([[false, 'owner']])
      expect((await agent.call(switchWorkspace, { params: { id: owner.workspaceId } })).status).toBe(404)
    }
  })

  test('closes its shared links and its invitations until it is brought back', async () => {
    const owner = await signUp(server)
    const board = (await owner.call(createBoard, { body: { name: 'Summer', idempotency_key: randomUUID() } })).body.data
    const share = (
      await owner.call(shareBoard, { params: { id: board.id }, body: { expires_at: null, shows_notes: false } })
    ).body.data
    const emails = ['guest@marquee.example']
    await owner.call(createInvitations, { body: { emails, role: 'viewer', idempotency_key: randomUUID() } })
    const token = (await server.sentMails()).at(-1)?.token ?? ''
    const visitor = await visitWithSession(server)
    const statuses = async () => [
      (await visitor.call(getSharedBoard, { params: { token: share.token }, query: {} })).status,
      (await visitor.call(openInvitation, { body: { token } })).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await owner.call(deleteWorkspace, { params: { id: owner.workspaceId } })
    expect(await statuses()).toEqual([404, 410])
    await owner.call(restoreWorkspace, { params: { id: owner.workspaceId } })
    expect(await statuses()).toEqual([200, 200])
  })

  test('can be undone for thirty days, with members and activity', async () => {
    const owner = await signUp(server)
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    const params = { id: owner.workspaceId }
    const { body } = await owner.call(deleteWorkspace, { params })
    const mail = (await server.sentMails()).at(-1)
    expect(mail).toMatchObject({ to: owner.email, kind: 'workspace_deleted' })
    expect((await owner.call(listDeletedWorkspaces, { query: {} })).body.data).toEqual([body.data])
    expect((await member.call(listDeletedWorkspaces, { query: {} })).body.data).toEqual([])
    daysLater(29)
    const later = await signIn(server, owner.email, owner.password)
    expect((await later.call(restoreWorkspace, { params })).body.data.members_count).toBe(2)
    expect((await later.call(restoreWorkspace, { params })).status).toBe(404)
    await later.call(switchWorkspace, { params })
    const actions = (await later.call(listWorkspaceActivity, { query: {} })).body.data.map(({ action }) => action)
    expect(actions.slice(0, 2)).toEqual(['workspace.restored', 'workspace.deleted'])
  })

  test('is for good after thirty days', async () => {
    const owner = await signUp(server)
    const params = { id: owner.workspaceId }
    await owner.call(deleteWorkspace, { params })
    daysLater(30)
    const later = await signIn(server, owner.email, owner.password)
    expect((await later.call(restoreWorkspace, { params })).status).toBe(404)
    expect((await later.call(listDeletedWorkspaces, { query: {} })).body.data).toEqual([])
    await server.jobs.send(purgeDeletedWorkspaces, {})
    await server.jobs.drain()
    const { rows } = await sql`select id from workspaces where id = ${owner.workspaceId}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('waits until its plan is not going to be paid again', async () => {
    const owner = await signUp(server, { plan: 'none' })
    await buyPlan(owner)
    const { status, error } = await owner.call(deleteWorkspace, { params: { id: owner.workspaceId } })
    expect([status, error.code]).toEqual([409, 'plan_renews'])
  })
})
