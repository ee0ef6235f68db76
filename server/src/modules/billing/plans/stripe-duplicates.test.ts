import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { getCheckout, listInvoices, startCheckout } from '@marquee/contract/billing'
import { getCredits } from '@marquee/contract/credits'
import { listNotifications } from '@marquee/contract/notifications'
import { getSubscription } from '@marquee/contract/plans'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startStripeBilling, type StripeBilling } from '../../../testing/stripe/start-stripe-billing.ts'
import type { StripeServer } from '../../../testing/stripe/stripe-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { reconcileBilling } from './billing.jobs.ts'

let server: TestServer
let stripe: StripeServer
let agent: SignedInAgent
let billing: StripeBilling
let deliver: StripeBilling['deliverAll']

beforeAll(async () => {
  billing = await startStripeBilling()
  ;({ server, stripe, deliverAll: deliver } = billing)
})
afterAll(() => billing.close())
beforeEach(async () => {
  agent = await signUp(server, { plan: 'ended_trial' })
  billing.loseEvents()
})

const begin = (planCode = 'growth', idempotencyKey = randomUUID()) => {
  const order = { kind: 'plan', plan_code: planCode, interval: 'month' } as const
  return agent.call(startCheckout, { body: { ...order, idempotency_key: idempotencyKey } })
}
const toSession = (url: string | null) => url?.split('/').at(-1) ?? ''
const getState = async (id: string) => (await agent.call(getCheckout, { params: { id } })).body.data.state
const getPlan = async () => (await agent.call(getSubscription, {})).body.data
const getBalance = async () => (await agent.call(getCredits, {})).body.data.available
const listPayments = async () =>
  (await agent.call(listInvoices, { query: {} })).body.data.map(({ total, refunded }) => total - refunded).toSorted()
const listMails = async () =>
  (await server.sentMails()).filter(({ to }) => to === agent.email).map(({ subject }) => subject)
const listNews = async () => (await agent.call(listNotifications, { query: {} })).body.data.map(({ title }) => title)
const listRunning = () =>
  [...stripe.subscriptions.values()].filter(
    ({ status, metadata }) => status !== 'canceled' && metadata['workspace_id'] === agent.workspaceId,
  )

/** Waits until this many statements of the server wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (let waiting = -1; waiting !== count; await delay(20)) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(server.db)
    waiting = rows[0]?.waiting ?? 0
  }
}

/** Two pages that are both paid, as when the first one is paid in the very moment in which it is closed. */
async function payTwice() {
  const first = (await begin()).body.data
  const second = (await begin()).body.data
  const page = stripe.checkouts.get(toSession(first.url))?.session
  expect(page?.status).toBe('expired')
  Object.assign(page ?? {}, { status: 'open' })
  stripe.pay(toSession(first.url))
  stripe.pay(toSession(second.url))
  expect(listRunning()).toHaveLength(2)
  return [first.id, second.id] as const
}

async function expectOnePlan(ids: readonly string[]): Promise<void> {
  expect(listRunning()).toHaveLength(1)
  expect(await listPayments()).toEqual([0, 7900])
  expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'growth' })
  expect(await getBalance()).toBe(500)
  expect((await Promise.all(ids.map(getState))).toSorted()).toEqual(['duplicate', 'paid'])
  expect((await listMails()).map((subject) => subject.replace(/ MQ-.*/, '')).toSorted()).toEqual([
    'Your receipt',
    'Your receipt',
    'Your second payment is refunded',
  ])
  expect(await listNews()).toEqual(['A second plan of your workspace was canceled'])
}

describe('[P-61] a plan is bought once', () => {
  test('a new checkout closes the open one at Stripe', async () => {
    const first = (await begin('starter')).body.data
    const second = (await begin('growth')).body.data
    stripe.pay(toSession(first.url))
    expect([await getState(first.id), await getState(second.id)]).toEqual(['expired', 'open'])
    stripe.pay(toSession(second.url))
    await deliver()
    expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'growth' })
    expect(await listPayments()).toEqual([7900])
  })

  test('of checkouts that are begun at the same moment at most one can be paid, and the next one always', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin()))
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const next = await begin()
    for (const { body } of [...answers.filter(({ status }) => status === 201), next]) {
      stripe.pay(toSession(body.data.url))
    }
    await deliver()
    expect(listRunning()).toHaveLength(1)
    expect(await listPayments()).toEqual([7900])
    expect(await getBalance()).toBe(500)
  })

  test('a page that is prepared while the next checkout begins is closed at Stripe', async () => {
    const key = randomUUID()
    const first = (await begin('starter', key)).body.data
    // As when the server stopped before it stored the page: the next call with this key prepares the page again.
    await server.db.updateTable('checkouts').set({ provider_id: null, url: null }).where('id', '=', first.id).execute()
    const { preparing, beginning } = await server.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('checkouts').select('id').where('id', '=', first.id).forUpdate().execute()
      const calls = { preparing: begin('starter', key), beginning: untilWaiting(1).then(() => begin('growth')) }
      await untilWaiting(2)
      return calls
    })
    const { url } = (await preparing).body.data
    expect(await beginning).toMatchObject({ status: 201 })
    expect(stripe.checkouts.get(toSession(url))?.session.status).toBe('expired')
    expect(await getState(first.id)).toBe('expired')
  })

  test('a checkout that was paid a moment ago is found when the next one is begun', async () => {
    const first = (await begin()).body.data
    stripe.pay(toSession(first.url))
    expect(await begin()).toMatchObject({ status: 409, error: { code: 'has_plan' } })
    expect(await getPlan()).toMatchObject({ standing: 'active' })
  })

  test('one that was closed is not opened again by its key', async () => {
    const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
    await agent.call(startCheckout, { body })
    await begin()
    expect(await agent.call(startCheckout, { body })).toMatchObject({
      status: 409,
      error: { code: 'checkout_replaced' },
    })
  })
})

describe('[P-61] a second plan that was paid nevertheless is cancelled and refunded, and the owner is told once', () => {
  test('with every message twice', async () => {
    const ids = await payTwice()
    await deliver((events) => [...events, ...events])
    await expectOnePlan(ids)
  })

  test('with the messages in reversed order', async () => {
    const ids = await payTwice()
    await deliver((events) => events.toReversed())
    await expectOnePlan(ids)
  })

  test('when both browsers return at once, before any message', async () => {
    const ids = await payTwice()
    await Promise.all([...ids, ...ids].map(getState))
    await expectOnePlan(ids)
    await deliver()
    await expectOnePlan(ids)
  })

  test('when the first payment is on its way and the second one is made', async () => {
    const first = (await begin()).body.data
    stripe.pay(toSession(first.url), 'pays_later')
    await deliver()
    expect(await getState(first.id)).toBe('pending')
    const second = (await begin()).body.data
    stripe.pay(toSession(second.url))
    await deliver()
    expect([await getState(first.id), await getState(second.id)]).toEqual(['duplicate', 'paid'])
    expect(listRunning()).toHaveLength(1)
    expect(await listPayments()).toEqual([7900])
  })
})

describe('[P-61] the daily job compares what Stripe bills with what we know', () => {
  async function compare(): Promise<void> {
    await server.jobs.send(reconcileBilling, {})
    await server.jobs.drain([reconcileBilling])
  }

  async function buy(): Promise<{ customer: string; priceId: string }> {
    stripe.pay(toSession((await begin()).body.data.url))
    await deliver()
    const [running] = listRunning()
    return { customer: running?.customer ?? '', priceId: running?.priceId ?? '' }
  }

  test('and ends a second subscription of which no word came', async () => {
    const { customer, priceId } = await buy()
    server.clock.advance(60)
    stripe.subscribe(customer, priceId, { metadata: { workspace_id: agent.workspaceId } })
    await compare()
    expect(listRunning()).toHaveLength(1)
    expect(await listPayments()).toEqual([0, 7900])
    expect(await getBalance()).toBe(500)
  })

  test('leaves one alone that was made by hand at Stripe, and names one that belongs to no workspace', async () => {
    const { customer, priceId } = await buy()
    const byHand = stripe.subscribe(customer, priceId)
    await compare()
    expect(byHand.status).toBe('active')
    const lost = stripe.subscribe('cus_unknown', priceId, { metadata: { workspace_id: randomUUID() } })
    await compare()
    const { rows } = await sql<{ output: { message: string } }>`
      select output from pgboss.job where name = ${reconcileBilling.name} and output is not null
    `.execute(server.db)
    expect(rows.at(-1)?.output.message).toContain(lost.id)
    lost.status = 'canceled'
  })

  test('names one that we count on and Stripe does not know', async () => {
    await buy()
    const id = listRunning()[0]?.id ?? ''
    stripe.subscriptions.delete(id)
    await compare()
    const { rows } = await sql<{ message: string }>`
      select output ->> 'message' as message from pgboss.job where name = ${reconcileBilling.name}
    `.execute(server.db)
    expect(rows.map(({ message }) => message).join(' ')).toContain(id)
  })
})
