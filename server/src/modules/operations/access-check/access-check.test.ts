import { authCheck } from '@marquee/contract/authentication'
import { createBoard, createBoardFolder, deleteBoard } from '@marquee/contract/boards'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { signIn, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('the access check', () => {
  test('[C-02][C-10] tells a visitor that nobody is signed in, and gives them no cookie', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/api/authcheck?with_plan=1' })
    expect(response.json()).toEqual({
      isAllowedToAccess: true,
      authenticated: false,
      user: null,
      user_plan: null,
      has_active_subscription: false,
      free_trial_days_remaining: null,
      is_new_user: false,
      is_allow_ad_template: false,
      workspace_features: { explore_pages: false, swipe_file: false },
      plan_features: [],
    })
    expect(response.cookies).toEqual([])
  })

  test('[C-10] names roles, ad-template-only mode and the end of a trial', async () => {
    const agent = await signUp(server, {
      isAdmin: true,
      isSuperAdmin: true,
      workspaces: [
        {
          name: 'Templates only',
          role: 'member',
          plan: 'trial',
          features: { explore_pages: false, swipe_file: false },
          isAdTemplateAllowed: true,
        },
      ],
    })
    server.clock.advance(100 * 60)
    const { body } = await agent.call(authCheck, {})
    expect(body).toMatchObject({
      user: { is_admin: true, super_admin: true, current_workspace_is_owned: false },
      user_plan: null,
      is_allow_ad_template: true,
      workspace_features: { explore_pages: false, swipe_file: false },
    })
    server.clock.advance(14 * DAY_SECONDS)
    const later = await signIn(server, agent.email, agent.password)
    expect((await later.call(authCheck, { query: { with_plan: '1' } })).body).toMatchObject({
      user_plan: { title: 'Growth' },
      has_active_subscription: false,
      free_trial_days_remaining: { days: 0, ends_at: expect.any(String) },
    })
  })

  test('[C-10] [F-02] says how many boards and folders the side navigation shows, and nothing while there are none', async () => {
    const agent = await signUp(server)
    const other = await signUp(server)
    const rows = async () => (await agent.call(authCheck, {})).body.board_tree_rows
    const addBoard = async (owner: typeof agent) =>
      (await owner.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name: 'Hooks' } })).body.data.id
    await addBoard(other)
    expect(await rows()).toBeUndefined()
    await agent.call(createBoardFolder, { body: { name: 'Launch' } })
    const id = await addBoard(agent)
    await addBoard(agent)
    expect(await rows()).toBe(3)
    await agent.call(deleteBoard, { params: { id } })
    expect(await rows()).toBe(2)
  })
})
