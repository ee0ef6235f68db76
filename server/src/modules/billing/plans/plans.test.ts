import { randomUUID } from 'node:crypto'
import { authCheck } from '@marquee/contract/authentication'
import { createAccounts } from '../../../entry/create-accounts.ts'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('[F-15] a person has one free trial: a further workspace of theirs has no plan until they choose one', async () => {
  const { db: database, clock } = server
  const { accounts } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const email = `two-${randomUUID()}@marquee.example`
  const password = 'a password for tests'
  const { workspaceIds } = await accounts.create({
    displayName: 'Two Workspaces',
    email,
    password,
    isVerified: true,
    workspaces: [
      { name: 'First', role: 'owner' },
      { name: 'Second', role: 'owner' },
    ],
  })
  const agent = await signIn(server, email, password)
  const standing = async () => (await agent.call(authCheck, { query: { with_plan: '1' } })).body
  expect(await standing()).toMatchObject({ user_plan: { title: 'Growth' }, free_trial_days_remaining: { days: 14 } })
  await agent.request({ method: 'POST', url: `/api/workspaces/${workspaceIds[1]}/switch` })
  expect(await standing()).toMatchObject({
    user_plan: null,
    free_trial_days_remaining: null,
    has_active_subscription: false,
    plan_features: [],
  })
})

test.each([
  ['active', { title: 'Growth' }, true, null],
  ['trial', { title: 'Growth' }, true, 14],
  ['ended', { title: 'Growth' }, false, null],
  ['ended_trial', { title: 'Growth' }, false, 0],
  ['none', null, false, null],
] as const)('[C-10] a workspace that is seeded as %s is told to be so', async (plan, title, isActive, days) => {
  const agent = await signUp(server, { plan })
  const { body } = await agent.call(authCheck, { query: { with_plan: '1' } })
  expect([body.user_plan, body.has_active_subscription, body.free_trial_days_remaining?.days ?? null]).toEqual([
    title,
    isActive,
    days,
  ])
})
