import { deleteAccount, getAccountDeletion, removeImage } from '@marquee/contract/account'
import { authCheck, login } from '@marquee/contract/authentication'
import { listMembers } from '@marquee/contract/members'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { deleteWorkspace, updateWorkspaceSettings } from '@marquee/contract/workspace-settings'
import { confirmPassword } from '@marquee/contract/two-factor'
import { sql } from 'kysely'
import sharp from 'sharp'
import { type SignedInAgent, signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { runStoredFileRemoval } from '../../../testing/run-stored-file-removal.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function remove(agent: SignedInAgent, email = agent.email) {
  await agent.call(confirmPassword, { body: { password: agent.password } })
  return agent.call(deleteAccount, { body: { email } })
}

describe('[P-65] deleting an account', () => {
  test('asks for the password and the address', async () => {
    const agent = await signUp(server)
    expect((await agent.call(deleteAccount, { body: { email: agent.email } })).status).toBe(423)
    const { status, error } = await remove(agent, 'else@marquee.example')
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['email']])
  })

  test('takes the workspaces that nobody else is in along, and signs out everywhere', async () => {
    const agent = await signUp(server)
    const elsewhere = await signIn(server, agent.email, agent.password)
    const [own] = (await agent.call(getAccountDeletion, {})).body.data.workspaces
    expect(own).toMatchObject({ id: agent.workspaceId, obstacle: null })
    expect((await remove(agent, agent.email.toUpperCase())).status).toBe(204)
    for (const browser of [agent, elsewhere]) {
      expect((await browser.call(authCheck, {})).body.authenticated).toBe(false)
    }
    const visitor = await visitWithSession(server)
    expect((await visitor.call(login, { body: { email: agent.email, password: agent.password } })).status).toBe(422)
    const { rows } = await sql`select id from workspaces where id = ${agent.workspaceId}`.execute(server.db)
    expect(rows).toEqual([])
    expect((await server.sentMails()).at(-1)).toMatchObject({ to: agent.email, kind: 'account_deleted' })
  })

  test('waits until a workspace with other members is handed over or deleted', async () => {
    const owner = await signUp(server)
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    const refused = await remove(owner)
    expect([refused.status, refused.error.code]).toEqual([409, 'has_members'])
    await owner.call(deleteWorkspace, { params: { id: owner.workspaceId } })
    expect((await remove(owner)).status).toBe(204)
    expect((await member.call(authCheck, {})).body.authenticated).toBe(true)
  })

  test('of a member leaves the workspace to the others', async () => {
    const owner = await signUp(server)
    const member = await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    expect((await remove(member)).status).toBe(204)
    expect((await owner.call(authCheck, {})).body.user?.current_workspace_id).toBe(owner.workspaceId)
  })
})

test('[P-65] an account has an image, which others see by its address, until it is taken away', async () => {
  const agent = await signUp(server)
  const image = await sharp({ create: { width: 30, height: 50, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer()
  const upload = await agent.request({
    method: 'POST',
    url: '/api/account/image',
    ...multipartFile(image, { name: 'image', type: 'image/png' }),
  })
  expect(upload.statusCode).toBe(200)
  const url = (await agent.call(authCheck, {})).body.user?.picture_url ?? ''
  const colleague = await signUp(server, { workspaceId: agent.workspaceId, role: 'member' })
  expect((await colleague.request({ url })).statusCode).toBe(200)
  await agent.call(updateWorkspaceSettings, { body: { name: 'Studio', time_zone: '', currency: 'USD' } })
  const members = (await colleague.call(listMembers, { query: {} })).body.data
  expect(members.map(({ picture_url }) => picture_url)).toEqual([url, null])
  const [entry] = (await colleague.call(listWorkspaceActivity, { query: {} })).body.data
  expect(entry).toMatchObject({ action: 'workspace.renamed', actor_picture_url: url })
  expect((await agent.call(removeImage, {})).body.data.picture_url).toBeNull()
  await runStoredFileRemoval(server)
  expect((await agent.request({ url })).statusCode).toBe(404)
})
