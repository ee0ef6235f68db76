import { authCheck, forgotPassword, sendVerification } from '@marquee/contract/authentication'
import { getCredits } from '@marquee/contract/credits'
import { signIn, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ hasTestHooks: true })
})

afterAll(() => server.close())

async function seed(body: object = {}) {
  const response = await visit(server).request({ method: 'POST', url: '/__test/seed', payload: body })
  return { status: response.statusCode, body: response.json() }
}

describe('the test hooks', () => {
  test('do not exist unless the environment asks for them', async () => {
    const plain = await startTestServer()
    for (const [method, url] of [
      ['GET', '/__test/mail'],
      ['POST', '/__test/clock'],
      ['POST', '/__test/credits/spend'],
      ['POST', '/__test/credits/hold'],
      ['POST', '/__test/credits/settle'],
      ['POST', '/__test/seed'],
      ['DELETE', '/__test/users/01890000-0000-7000-8000-000000000000'],
    ] as const) {
      expect((await visit(plain).request({ method, url })).statusCode).toBe(404)
    }
    await plain.close()
  })

  test('spend credits as finished work does', async () => {
    const { userId: user_id, workspaceId: workspace_id, ...agent } = await signUp(server, { plan: 'trial' })
    const payload = { user_id, workspace_id, feature: 'image_generation', quantity: 3 }
    const spend = () => visit(server).request({ method: 'POST', url: '/__test/credits/spend', payload })
    expect((await spend()).statusCode).toBe(204)
    expect((await agent.call(getCredits, {})).body.data).toMatchObject({ available: 494, period: { spent: 6 } })
  })

  test('hold credits once for a key, and settle the hold however often it is asked', async () => {
    const { userId: user_id, workspaceId: workspace_id, ...agent } = await signUp(server, { plan: 'trial' })
    const post = (name: string, payload: object) =>
      visit(server).request({ method: 'POST', url: `/__test/credits/${name}`, payload })
    const work = { user_id, workspace_id, feature: 'image_generation', key: 'one' }
    const [first, again] = [await post('hold', work), await post('hold', work)]
    expect(first.json()).toEqual(again.json())
    const { hold_id } = first.json()
    for (const status of [204, 204]) {
      expect((await post('settle', { workspace_id, hold_id, outcome: 'spend' })).statusCode).toBe(status)
    }
    expect((await post('settle', { workspace_id, hold_id, outcome: 'release' })).statusCode).toBe(409)
    expect((await agent.call(getCredits, {})).body.data).toMatchObject({ available: 498, held: 0 })
  })

  test('list the links of mails by receiver and kind, oldest first', async () => {
    const agent = await signUp(server, { isVerified: false })
    await agent.call(sendVerification, {})
    await agent.call(forgotPassword, { body: { email: agent.email } })
    async function list(query: Record<string, string>): Promise<{ url: string; token: string }[]> {
      return (await visit(server).request({ method: 'GET', url: '/__test/mail', query })).json()
    }
    const to = agent.email.toUpperCase()
    expect(await list({ to })).toHaveLength(2)
    const [reset] = await list({ to, kind: 'reset' })
    expect(reset?.url).toContain(`/reset-password/${reset?.token}`)
    const [verify] = await list({ to, kind: 'verify' })
    expect(verify?.url).toContain('/email/verify/')
    expect(await list({ to: 'nobody@marquee.example' })).toEqual([])
  })

  test('advance the clock', async () => {
    const agent = await signUp(server)
    const response = await visit(server).request({ method: 'POST', url: '/__test/clock', payload: { advance: 7200 } })
    expect(response.statusCode).toBe(200)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('make users with the workspaces and roles asked for', async () => {
    const { status, body } = await seed({
      verified: false,
      super_admin: true,
      ad_template_only: true,
      workspaces: [{ name: 'One', role: 'admin', plan: 'none' }, { name: 'Two' }],
    })
    expect(status).toBe(201)
    expect(body.workspace_ids).toHaveLength(2)
    const agent = await signIn(server, body.email, body.password)
    expect((await agent.call(authCheck, { query: { with_plan: '1' } })).body).toMatchObject({
      user: { id: body.id, email_verified_at: null, super_admin: true, current_workspace_is_owned: false },
      user_plan: null,
      has_active_subscription: false,
      is_allow_ad_template: true,
      workspace_features: { explore_pages: false, swipe_file: false },
    })
  })

  test('let a user join a workspace that exists, and remove both again', async () => {
    const { body: owner } = await seed()
    const { body: member } = await seed({ workspaces: [{ id: owner.workspace_ids[0], role: 'viewer' }] })
    const agent = await signIn(server, member.email, member.password)
    expect((await agent.call(authCheck, {})).body.user?.current_workspace_id).toBe(owner.workspace_ids[0])
    for (const id of [owner.id, member.id, member.id]) {
      const response = await visit(server).request({ method: 'DELETE', url: `/__test/users/${id}` })
      expect(response.statusCode).toBe(204)
    }
    await expect(signIn(server, owner.email, owner.password)).rejects.toThrow('422')
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('removing a member leaves the workspace of the owner alone', async () => {
    const { body: owner } = await seed()
    const { body: member } = await seed({ workspaces: [{ id: owner.workspace_ids[0], role: 'admin' }] })
    await visit(server).request({ method: 'DELETE', url: `/__test/users/${member.id}` })
    const agent = await signIn(server, owner.email, owner.password)
    expect((await agent.call(authCheck, {})).body.user?.current_workspace_id).toBe(owner.workspace_ids[0])
  })

  test.each([
    ['/__test/seed', { email: 'nobody' }, 'email'],
    ['/__test/seed', { workspaces: [] }, 'workspaces.0'],
    ['/__test/clock', { advance: -1 }, 'advance'],
  ])('%s names what is wrong in %j', async (url, payload, field) => {
    const response = await visit(server).request({ method: 'POST', url, payload })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })
})
