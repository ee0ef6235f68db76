import { randomUUID } from 'node:crypto'
import {
  changePlan,
  decideTestCheckout,
  listCreditPacks,
  resumeSubscription,
  startCheckout,
  listPendingCheckouts,
} from '@marquee/contract/billing'
import { getCredits } from '@marquee/contract/credits'
import type { BillingInterval } from '@marquee/contract/plans'
import { listNotifications } from '@marquee/contract/notifications'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { advanceBilling } from './billing.jobs.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer({ hasTestHooks: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { plan: 'trial' })
})

const listMails = async () =>
  (await server.sentMails()).filter(({ to }) => to === agent.email).map(({ kind, subject }) => [kind, subject])

async function pay(id: string): Promise<void> {
  await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
}

async function buy(planCode: string): Promise<void> {
  const body = { kind: 'plan', plan_code: planCode, interval: 'month', idempotency_key: randomUUID() } as const
  await pay((await agent.call(startCheckout, { body })).body.data.id)
}

async function waitFor(days: number): Promise<void> {
  server.clock.advance(days * DAY_SECONDS)
  agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
  await server.jobs.send(advanceBilling, {})
  await server.jobs.drain()
}

const change = (planCode: string, interval: BillingInterval = 'month') =>
  agent.call(changePlan, { body: { plan_code: planCode, interval, idempotency_key: randomUUID() } })

test('[P-61] buying in a trial says what begins when, and the payment brings its receipt', async () => {
  await buy('agency')
  const [[kind, subject] = []] = await listMails()
  expect([kind, subject]).toEqual(['plan_chosen', expect.stringMatching(/^Agency begins on \d{4}-\d\d-\d\d$/)])
  await waitFor(14)
  expect((await listMails()).filter(([mail]) => mail === 'payment_made')).toEqual([
    ['payment_made', 'Your receipt TEST-0001'],
  ])
})

test('[P-61] an upgrade, a planned downgrade and a top-up are each told once', async () => {
  await waitFor(14)
  await buy('starter')
  await change('growth')
  await change('starter')
  await agent.call(resumeSubscription, {})
  const [pack] = (await agent.call(listCreditPacks, {})).body.data
  const body = { kind: 'top_up', pack_code: pack?.code ?? '', idempotency_key: randomUUID() } as const
  const { id } = (await agent.call(startCheckout, { body })).body.data
  await Promise.all([pay(id), pay(id), pay(id)])
  const mails = (await listMails()).map(([kind]) => kind).toSorted()
  expect(mails.filter((kind) => kind !== 'trial_ending' && kind !== 'verify')).toEqual([
    'payment_made',
    'payment_made',
    'plan_changed',
    'plan_scheduled',
    'top_up_made',
  ])
})

test('[P-61] a payment that stays open is listed until it is decided', async () => {
  await waitFor(14)
  const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
  const { id } = (await agent.call(startCheckout, { body })).body.data
  const listPending = async () => (await agent.call(listPendingCheckouts, {})).body.data
  expect(await listPending()).toEqual([])
  await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'stays_open' } })
  expect(await listPending()).toMatchObject([{ id, state: 'pending', title: 'Growth', due_now: 7900 }])
  await pay(id)
  expect(await listPending()).toEqual([])
})

test('[P-62] [P-73] [P-82] credits at 20 % and at none are told by bell and mail, once each, however many finish at once', async () => {
  const { workspaceId, userId } = agent
  await listenToWebhooks(server, agent)
  const spend = async (quantity: number) => {
    const payload = { workspace_id: workspaceId, user_id: userId, feature: 'image_generation', quantity }
    const { statusCode } = await agent.request({ method: 'POST', url: '/__test/credits/spend', payload })
    expect(statusCode).toBe(204)
  }
  const { available, prices } = (await agent.call(getCredits, {})).body.data
  const price = prices.find(({ feature }) => feature === 'image_generation')?.credits ?? 0
  const images = available / price
  expect(Number.isInteger(images)).toBe(true)
  await spend(images * 0.8 - 1)
  expect(await listMails()).toEqual([])
  await Promise.all([spend(1), spend(1), spend(1)])
  const low = [['credits_low', 'Your credits are running low']]
  expect(await listMails()).toEqual(low)
  await spend(images * 0.2 - 4)
  await Promise.all([spend(1), spend(1)])
  expect(await listMails()).toEqual([...low, ['credits_empty', 'Your credits are used up']])
  const news = (await agent.call(listNotifications, { query: {} })).body.data
  expect(news.map(({ title }) => title)).toEqual([
    'Your workspace has used up its credits',
    'Your workspace is low on credits',
  ])
  expect((await listToldEvents(server, agent)).map(({ type, data }) => [type, data['is_empty']])).toEqual([
    ['credits.low', false],
    ['credits.low', true],
  ])
})
