import { randomUUID } from 'node:crypto'
import { authCheck } from '@marquee/contract/authentication'
import {
  cancelSubscription,
  decideTestCheckout,
  getPayment,
  listInvoices,
  startCheckout,
} from '@marquee/contract/billing'
import { listBriefs } from '@marquee/contract/briefs'
import { getCredits } from '@marquee/contract/credits'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function buy(agent: SignedInAgent) {
  const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
  const { id } = (await agent.call(startCheckout, { body })).body.data
  return agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
}

async function readFeatures(agent: SignedInAgent) {
  return (await agent.call(authCheck, { query: {} })).body.workspace_features
}

test('[G-04] [P-60] a plan that a workspace for ad templates buys opens the whole product in it', async () => {
  const agent = await signUp(server, { isAdTemplateOnly: true, plan: 'ended' })
  expect((await agent.call(listBriefs, { query: {} })).status).toBe(403)
  expect(await readFeatures(agent)).toEqual({ explore_pages: false, swipe_file: false })
  expect((await buy(agent)).body.data.state).toBe('paid')
  expect(await readFeatures(agent)).toEqual({ explore_pages: true, swipe_file: true })
  expect((await agent.call(listBriefs, { query: {} })).status).toBe(200)
})

test('[G-04] [P-63] what the plans page of a workspace for ad templates calls is open to its owner', async () => {
  const agent = await signUp(server, { isAdTemplateOnly: true, plan: 'ended' })
  await buy(agent)
  // As whoever runs the product would restrict it.
  await server.db
    .withTables<{ workspaces: { id: string; features: string } }>()
    .updateTable('workspaces')
    .set({ features: JSON.stringify({ explore_pages: false, swipe_file: false }) })
    .where('id', '=', agent.workspaceId)
    .execute()
  expect((await agent.call(getPayment, {})).status).toBe(200)
  expect((await agent.call(listInvoices, { query: {} })).body.data).toHaveLength(1)
  expect((await agent.call(getCredits, {})).status).toBe(200)
  const cancelled = await agent.call(cancelSubscription, { body: { reason: 'too_expensive', comment: '' } })
  expect(cancelled.body.data).toMatchObject({ cancels_at_period_end: true })
  expect(await readFeatures(agent)).toEqual({ explore_pages: false, swipe_file: false })
})
