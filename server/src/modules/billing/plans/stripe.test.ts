import { randomUUID } from 'node:crypto'
import {
  cancelSubscription,
  changePlan,
  getCheckout,
  getPayment,
  listInvoices,
  openBillingPortal,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
  startCheckout,
  updateBillingDetails,
} from '@marquee/contract/billing'
import { getCredits } from '@marquee/contract/credits'
import { type BillingInterval, getSubscription } from '@marquee/contract/plans'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startStripeBilling, type StripeBilling } from '../../../testing/stripe/start-stripe-billing.ts'
import type { StripeServer } from '../../../testing/stripe/stripe-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { reconcileBilling } from './billing.jobs.ts'

let server: TestServer
let stripe: StripeServer
let agent: SignedInAgent
let billing: StripeBilling
let deliver: StripeBilling['deliver']
let send: StripeBilling['send']

beforeAll(async () => {
  billing = await startStripeBilling()
  ;({ server, stripe, deliver, send } = billing)
})
afterAll(() => billing.close())
beforeEach(async () => {
  stripe.setCard(true)
  agent = await signUp(server, { plan: 'ended_trial' })
  billing.loseEvents()
})

async function waitFor(days: number): Promise<void> {
  server.clock.advance(days * DAY_SECONDS)
  stripe.advance()
  agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
  await deliver()
}

async function begin(planCode = 'growth', interval: BillingInterval = 'month') {
  const body = { kind: 'plan', plan_code: planCode, interval, idempotency_key: randomUUID() } as const
  const { data } = (await agent.call(startCheckout, { body })).body
  return { id: data.id, url: data.url ?? '', sessionId: data.url?.split('/').at(-1) ?? '' }
}

async function buy(planCode = 'growth', interval: BillingInterval = 'month') {
  const { sessionId, id } = await begin(planCode, interval)
  stripe.pay(sessionId)
  await deliver()
  return id
}

const getPlan = async () => (await agent.call(getSubscription, {})).body.data
const getBalance = async () => (await agent.call(getCredits, {})).body.data.available
const readCheckout = async (id: string) => (await agent.call(getCheckout, { params: { id } })).body.data
const change = (planCode: string, interval: BillingInterval = 'month') =>
  agent.call(changePlan, { body: { plan_code: planCode, interval, idempotency_key: randomUUID() } })

describe('[P-61] buying a plan with Stripe', () => {
  test('a browser that returns before any message sees the plan', async () => {
    const { id, sessionId, url } = await begin()
    expect(url).toBe(`${stripe.origin}/pay/${sessionId}`)
    expect((await readCheckout(id)).state).toBe('open')
    stripe.pay(sessionId)
    expect(await readCheckout(id)).toMatchObject({ state: 'paid', url: null })
    expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'growth', is_paid: true })
  })

  test('a message that comes before the browser returns brings the plan, and the credits once', async () => {
    const id = await buy('agency')
    expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'agency' })
    expect(await getBalance()).toBe(2000)
    expect((await readCheckout(id)).state).toBe('paid')
    expect(await getBalance()).toBe(2000)
    expect((await agent.call(getPayment, {})).body.data).toMatchObject({
      provider: 'stripe',
      card: { brand: 'Visa', last4: '4242', expires: '08/2030' },
    })
  })

  test('messages twice and in reversed order change nothing', async () => {
    const { sessionId } = await begin()
    stripe.pay(sessionId)
    await deliver((events) => [...events.toReversed(), ...events, ...events])
    expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'growth' })
    expect(await getBalance()).toBe(500)
    expect((await agent.call(listInvoices, { query: {} })).body.data).toHaveLength(1)
  })

  test('wrong signatures and old messages are refused', async () => {
    await buy()
    const [event] = stripe.events.slice(-1)
    if (event === undefined) {
      throw new Error('There is no message.')
    }
    const fresh = { ...event, id: 'evt_fresh' }
    const late = new Date(server.clock.now().getTime() - 301_000)
    expect(await send(fresh, stripe.sign(fresh, server.clock.now(), 'whsec_other'))).toBe(400)
    expect(await send(fresh, stripe.sign(fresh, late))).toBe(400)
    expect(await send(fresh, { ...stripe.sign(fresh), payload: `${JSON.stringify(fresh)} ` })).toBe(400)
    expect(await send(fresh)).toBe(200)
  })

  test('[P-86] while a signing secret is replaced, messages that are signed with the old and the new one are taken', async () => {
    await buy()
    const [event] = stripe.events.slice(-1)
    if (event === undefined) {
      throw new Error('There is no message.')
    }
    const fresh = { ...event, id: 'evt_while_replaced' }
    const [ours, other] = [stripe.sign(fresh), stripe.sign(fresh, server.clock.now(), 'whsec_other')]
    const signature = `${other.signature},${ours.signature.split(',')[1]}`
    expect(await send(fresh, { ...ours, signature })).toBe(200)
  })

  test('a running trial is carried over, and its credits end with it', async () => {
    agent = await signUp(server, { plan: 'trial' })
    await buy('agency')
    expect(await getPlan()).toMatchObject({ standing: 'trialing', plan_code: 'agency', is_paid: true })
    expect(await getBalance()).toBe(500)
    await waitFor(14)
    expect(await getPlan()).toMatchObject({ standing: 'active' })
    expect(await getBalance()).toBe(2000)
  })

  test('a payment that fails after success was shown brings nothing', async () => {
    const { id, sessionId } = await begin()
    stripe.pay(sessionId, 'pays_later')
    await deliver()
    expect([(await readCheckout(id)).state, (await getPlan()).standing]).toEqual(['pending', 'ended'])
    stripe.decide(sessionId, false)
    await deliver()
    expect([(await readCheckout(id)).state, (await getPlan()).standing]).toEqual(['declined', 'ended'])
  })

  test('a top-up is a payment of its own, and brings its credits once', async () => {
    const body = { kind: 'top_up', pack_code: '100', idempotency_key: randomUUID() } as const
    const [first, second] = await Promise.all([
      agent.call(startCheckout, { body }),
      agent.call(startCheckout, { body }),
    ])
    expect(second.body.data.url).toBe(first.body.data.url)
    stripe.pay(first.body.data.url?.split('/').at(-1) ?? '')
    await Promise.all([readCheckout(first.body.data.id), deliver()])
    expect(await getBalance()).toBe(100)
  })
})

describe('[P-61] changing a plan with Stripe', () => {
  test('an upgrade counts and is charged at once; one with a declined card leaves everything as it was', async () => {
    await buy('starter')
    const body = { plan_code: 'agency', interval: 'month' } as const
    const preview = (await agent.call(previewPlanChange, { body })).body.data
    expect(preview).toMatchObject({ timing: 'now', due_now: 17_000 })
    stripe.setCard(false)
    expect(await change('agency')).toMatchObject({ status: 402, error: { code: 'card_declined' } })
    expect(await getPlan()).toMatchObject({ plan_code: 'starter' })
    stripe.setCard(true)
    expect((await change('agency')).body.data).toMatchObject({ plan_code: 'agency', standing: 'active' })
    const [newest] = (await agent.call(listInvoices, { query: {} })).body.data
    expect(newest).toMatchObject({ total: 17_000, state: 'paid' })
  })

  test('a downgrade waits for the end of the period, and can be taken back', async () => {
    await buy('agency')
    expect((await change('growth')).body.data).toMatchObject({
      plan_code: 'agency',
      scheduled: { plan_code: 'growth' },
    })
    expect((await agent.call(resumeSubscription, {})).body.data.scheduled).toBeNull()
    await change('growth')
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ plan_code: 'growth', scheduled: null, standing: 'active' })
  })

  test('a message that is read before a change, and stored after it, does not take the change back', async () => {
    await buy('agency')
    const event = stripe.events.findLast(({ type }) => type === 'invoice.paid')
    const { asked, release } = stripe.holdAnswer('/v1/subscriptions')
    const early = event && send({ ...event, id: `evt_${randomUUID()}` })
    await asked
    await change('growth')
    release()
    expect(await early).toBe(200)
    expect(await getPlan()).toMatchObject({ plan_code: 'agency', scheduled: { plan_code: 'growth' } })
  })

  test('yearly begins a year now', async () => {
    await buy('growth')
    expect((await change('growth', 'year')).body.data).toMatchObject({ interval: 'year', standing: 'active' })
  })

  test('a cancelled plan runs until its end, and can be resumed until then', async () => {
    await buy()
    const cancel = () => agent.call(cancelSubscription, { body: { reason: 'other', comment: '' } })
    expect((await cancel()).body.data).toMatchObject({ cancels_at_period_end: true, standing: 'active' })
    expect((await agent.call(resumeSubscription, {})).body.data.cancels_at_period_end).toBe(false)
    await cancel()
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'ended' })
  })

  test('a pause begins with the next period, and ends by itself', async () => {
    await buy()
    expect((await agent.call(pauseSubscription, { body: { months: 1 } })).body.data.pause).not.toBeNull()
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'paused' })
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'active', pause: null })
  })

  test('a renewal that is declined leaves seven days of grace', async () => {
    await buy()
    stripe.setCard(false)
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'past_due' })
    stripe.setCard(true)
    stripe.retryOpen()
    await deliver()
    expect(await getPlan()).toMatchObject({ standing: 'active', grace_ends_at: null })
  })

  test('what Stripe forgot to tell is read by the daily job, and ended after the days of grace', async () => {
    await buy()
    stripe.setCard(false)
    server.clock.advance(39 * DAY_SECONDS)
    stripe.advance()
    await server.jobs.send(reconcileBilling, {})
    await server.jobs.drain()
    agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
    expect(await getPlan()).toMatchObject({ standing: 'ended' })
  })
})

describe('[P-67] refunds at Stripe', () => {
  test('are read back whatever message comes, and counted once', async () => {
    await buy()
    stripe.refundNewest(2000)
    await deliver((events) => [...events, ...events])
    const list = async () => (await agent.call(listInvoices, { query: {} })).body.data
    expect(await list()).toMatchObject([{ total: 7900, refunded: 2000, state: 'paid' }])
    stripe.refundNewest()
    await server.jobs.send(reconcileBilling, {})
    await server.jobs.drain()
    expect(await list()).toMatchObject([{ total: 7900, refunded: 7900 }])
  })
})

describe('[P-66] payment with Stripe', () => {
  test('cards are changed on its portal, and the address and tax id are kept there', async () => {
    expect((await agent.call(openBillingPortal, {})).status).toBe(409)
    await buy()
    expect((await agent.call(openBillingPortal, {})).body.data.url).toContain(`${stripe.origin}/portal/cus_`)
    const nothing = { name: '', email: '', line1: '', line2: '', city: '', postal_code: '', state: '', country: '' }
    const body = { ...nothing, name: 'Ada GmbH', tax_id_type: 'eu_vat', tax_id: 'DE123456789' } as const
    expect((await agent.call(updateBillingDetails, { body })).body.data.details).toMatchObject({ name: 'Ada GmbH' })
    expect([...stripe.taxIds.values()].at(-1)).toMatchObject({ value: 'DE123456789' })
    const wrong = await agent.call(updateBillingDetails, { body: { ...body, tax_id: 'x' } })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['tax_id']])
  })
})
