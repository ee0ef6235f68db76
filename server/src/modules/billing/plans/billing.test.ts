import { randomUUID } from 'node:crypto'
import {
  cancelSubscription,
  changePlan,
  decideTestCheckout,
  getCheckout,
  getPayment,
  listCreditPacks,
  listInvoices,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
  startCheckout,
  type TestOutcome,
} from '@marquee/contract/billing'
import { authCheck } from '@marquee/contract/authentication'
import { getCredits, listCreditEntries } from '@marquee/contract/credits'
import { type BillingInterval, getSubscription, listPlans } from '@marquee/contract/plans'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addMonths } from '../../../platform/months.ts'
import { advanceBilling } from './billing.jobs.ts'

let server: TestServer
let agent: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { plan: 'trial' })
})

/** Sessions do not live as long as plans do. */
async function waitFor(days: number): Promise<void> {
  server.clock.advance(days * DAY_SECONDS)
  agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
  await server.jobs.send(advanceBilling, {})
  await server.jobs.drain()
}

async function buy(planCode = 'growth', interval: BillingInterval = 'month', outcome: TestOutcome = 'pays') {
  const body = { kind: 'plan', plan_code: planCode, interval, idempotency_key: randomUUID() } as const
  const { id } = (await agent.call(startCheckout, { body })).body.data
  return (await agent.call(decideTestCheckout, { params: { id }, body: { outcome } })).body.data
}

/** A plan that is paid for, after the trial. */
async function buyAfterTrial(planCode = 'growth', interval: BillingInterval = 'month'): Promise<void> {
  await waitFor(14)
  await buy(planCode, interval)
}

const getPlan = async () => (await agent.call(getSubscription, {})).body.data
const getBalance = async () => (await agent.call(getCredits, {})).body.data.available
const listTotals = async () =>
  (await agent.call(listInvoices, { query: {} })).body.data.map(({ state, total }) => [state, total])
const change = (planCode: string, interval: BillingInterval = 'month') =>
  agent.call(changePlan, { body: { plan_code: planCode, interval, idempotency_key: randomUUID() } })
const cancel = () => agent.call(cancelSubscription, { body: { reason: 'too_expensive', comment: '' } })

test('[P-60] plans come from rows, the smallest first', async () => {
  const { data } = (await agent.call(listPlans, {})).body
  expect(data.map(({ code, price_month, credits, seats }) => [code, price_month, credits, seats])).toEqual([
    ['starter', 2900, 100, 1],
    ['growth', 7900, 500, 5],
    ['agency', 19_900, 2000, 20],
  ])
})

describe('[P-61] [F-15] a trial', () => {
  test('runs for 14 days and then ends by itself', async () => {
    expect(await getPlan()).toMatchObject({ standing: 'trialing', plan_code: 'growth', is_paid: false })
    await waitFor(14)
    expect(await getPlan()).toMatchObject({ standing: 'ended' })
    expect((await agent.call(authCheck, {})).body).toMatchObject({ has_active_subscription: false })
  })

  test('is carried over by a purchase: nothing is due until its end', async () => {
    const body = { kind: 'plan', plan_code: 'agency', interval: 'year', idempotency_key: randomUUID() } as const
    const { data } = (await agent.call(startCheckout, { body })).body
    expect(data).toMatchObject({ due_now: 0, recurring: { amount: 199_000, interval: 'year' }, provider: 'test' })
    const before = await getPlan()
    await agent.call(decideTestCheckout, { params: { id: data.id }, body: { outcome: 'pays' } })
    expect(await getPlan()).toMatchObject({
      standing: 'trialing',
      plan_code: 'agency',
      is_paid: true,
      trial_ends_at: before.trial_ends_at,
    })
    expect(await getBalance()).toBe(500)
    await waitFor(14)
    expect(await getPlan()).toMatchObject({ standing: 'active', interval: 'year' })
    expect(await listTotals()).toEqual([['paid', 199_000]])
    expect(await getBalance()).toBe(2000)
  })
})

describe('[P-61] the test checkout', () => {
  test('a purchase is made once, also when it is asked for twice', async () => {
    await waitFor(14)
    const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
    const [first, second] = await Promise.all([
      agent.call(startCheckout, { body }),
      agent.call(startCheckout, { body }),
    ])
    expect(second.body.data.id).toBe(first.body.data.id)
    const { id } = first.body.data
    const pay = () => agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
    await Promise.all([pay(), pay(), pay()])
    expect(await listTotals()).toEqual([['paid', 7900]])
    expect(await getPlan()).toMatchObject({ standing: 'active' })
    const again = await agent.call(startCheckout, { body: { ...body, idempotency_key: randomUUID() } })
    expect(again).toMatchObject({ status: 409, error: { code: 'has_plan' } })
  })

  test('[P-61] a second plan brings nothing, however its checkouts are decided', async () => {
    await waitFor(14)
    const before = await getBalance()
    const start = async () => {
      const body = { kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key: randomUUID() } as const
      return (await agent.call(startCheckout, { body })).body.data.id
    }
    const decide = async (id: string, outcome: TestOutcome) =>
      (await agent.call(decideTestCheckout, { params: { id }, body: { outcome } })).body.data.state
    const replaced = await start()
    const declined = await start()
    expect(await decide(replaced, 'pays')).toBe('expired')
    expect(await decide(declined, 'is_declined')).toBe('declined')
    const last = await start()
    const states = await Promise.all([decide(declined, 'pays'), decide(last, 'pays')])
    expect(states.toSorted()).toEqual(['duplicate', 'paid'])
    expect(await listTotals()).toEqual([['paid', 7900]])
    expect(await getBalance()).toBe(before + 500)
  })

  test('one that is declined brings nothing, and can be tried again', async () => {
    await waitFor(14)
    const { id, state } = await buy('growth', 'month', 'is_declined')
    expect([state, (await getPlan()).standing]).toEqual(['declined', 'ended'])
    const { body } = await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
    expect([body.data.state, (await getPlan()).standing]).toEqual(['paid', 'active'])
  })

  test('one that stays open brings nothing until it is paid', async () => {
    await waitFor(14)
    const { id } = await buy('growth', 'month', 'stays_open')
    expect((await agent.call(getCheckout, { params: { id } })).body.data.state).toBe('pending')
    expect((await getPlan()).standing).toBe('ended')
    await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
    const late = await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'is_declined' } })
    expect([late.body.data.state, (await getPlan()).standing]).toEqual(['paid', 'active'])
  })

  test('a top-up brings its credits once', async () => {
    const packs = (await agent.call(listCreditPacks, {})).body.data
    expect(packs[0]).toEqual({ code: '100', credits: 100, price: 1500, currency: 'USD' })
    const body = { kind: 'top_up', pack_code: '100', idempotency_key: randomUUID() } as const
    const { data } = (await agent.call(startCheckout, { body })).body
    expect(data).toMatchObject({ kind: 'top_up', due_now: 1500, recurring: null, title: '100 credits' })
    const pay = () => agent.call(decideTestCheckout, { params: { id: data.id }, body: { outcome: 'pays' } })
    await Promise.all([pay(), pay()])
    expect(await getBalance()).toBe(600)
    expect(await listTotals()).toEqual([['paid', 1500]])
  })

  test('members who do not run the workspace, and strangers, buy nothing and see nothing of it', async () => {
    const { id } = await buy()
    const member = await signUp(server, { workspaceId: agent.workspaceId, role: 'member' })
    const stranger = await signUp(server)
    const body = { kind: 'top_up', pack_code: '100', idempotency_key: randomUUID() } as const
    expect((await member.call(startCheckout, { body })).status).toBe(403)
    expect((await member.call(getSubscription, {})).body.data).toMatchObject({
      can_manage: false,
      standing: 'trialing',
    })
    expect((await stranger.call(getCheckout, { params: { id } })).status).toBe(404)
    const decision = { params: { id }, body: { outcome: 'pays' } } as const
    expect((await stranger.call(decideTestCheckout, decision)).status).toBe(404)
  })
})

describe('[P-61] changes of a plan', () => {
  test('an upgrade counts and is charged at once, with the credits of the rest of the month', async () => {
    await buyAfterTrial('starter')
    await waitFor(15)
    const preview = (await agent.call(previewPlanChange, { body: { plan_code: 'agency', interval: 'month' } })).body
      .data
    expect(preview).toMatchObject({ timing: 'now', next_amount: 19_900 })
    const before = await getBalance()
    expect((await change('agency')).body.data).toMatchObject({ plan_code: 'agency', standing: 'active' })
    expect((await listTotals())[0]).toEqual(['paid', preview.due_now])
    expect(preview.due_now).toBeGreaterThan(8000)
    expect(preview.due_now).toBeLessThan(9000)
    const share = preview.due_now / (19_900 - 2900)
    expect((await getBalance()) - before).toBe(Math.ceil(1900 * share))
  })

  test('a downgrade waits for the end of the period, and can be taken back', async () => {
    await buyAfterTrial('agency')
    expect((await change('growth')).body.data).toMatchObject({
      plan_code: 'agency',
      scheduled: { plan_code: 'growth', interval: 'month' },
    })
    expect((await agent.call(resumeSubscription, {})).body.data.scheduled).toBeNull()
    await change('growth')
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ plan_code: 'growth', scheduled: null, standing: 'active' })
    expect((await listTotals())[0]).toEqual(['paid', 7900])
  })

  test('yearly begins a year now, and brings credits every month', async () => {
    await buyAfterTrial('growth')
    expect((await change('growth', 'year')).body.data).toMatchObject({ interval: 'year', standing: 'active' })
    const countGrants = async () =>
      (await agent.call(listCreditEntries, { query: { show: 'grant' } })).body.data.filter(
        ({ amount }) => amount === 500,
      ).length
    const before = await countGrants()
    await waitFor(31)
    expect(await countGrants()).toBe(before + 1)
    expect(await listTotals()).toHaveLength(2)
  })

  test('a cancelled plan runs until its end, can be resumed until then, and is bought anew afterwards', async () => {
    await buyAfterTrial()
    expect((await cancel()).body.data).toMatchObject({ cancels_at_period_end: true, standing: 'active' })
    expect((await agent.call(resumeSubscription, {})).body.data).toMatchObject({ cancels_at_period_end: false })
    await cancel()
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'ended', plan_code: 'growth' })
    expect((await agent.call(resumeSubscription, {})).status).toBe(409)
    await buy('starter')
    expect(await getPlan()).toMatchObject({ standing: 'active', plan_code: 'starter' })
  })

  test('a pause begins with the next period, costs nothing and ends by itself', async () => {
    await buyAfterTrial()
    const { body } = await agent.call(pauseSubscription, { body: { months: 1 } })
    expect(body.data.pause).not.toBeNull()
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'paused' })
    expect((await agent.call(authCheck, {})).body.has_active_subscription).toBe(false)
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'active', pause: null })
    expect(await listTotals()).toHaveLength(2)
  })

  test('a pause lasts three months at most', async () => {
    await buyAfterTrial()
    const pause = (months: number) => agent.call(pauseSubscription, { body: { months } })
    expect((await pause(4)).status).toBe(422)
    const { starts_at = '', ends_at = '' } = (await pause(3)).body.data.pause ?? {}
    expect(ends_at).toBe(addMonths(new Date(starts_at), 3).toISOString())
  })

  test('yearly plans are not paused, and there is nothing to change without a plan', async () => {
    expect((await change('agency')).error.code).toBe('no_plan')
    await buyAfterTrial('growth', 'year')
    expect((await agent.call(pauseSubscription, { body: { months: 1 } })).error.code).toBe('not_monthly')
  })
})

test('[P-61] where payments are not set up, nothing can be bought', async () => {
  const closed = await startTestServer({ billing: { stripe: null, hasTestCheckout: false } })
  const owner = await signUp(closed)
  const body = { kind: 'top_up', pack_code: '100', idempotency_key: randomUUID() } as const
  expect(await owner.call(startCheckout, { body })).toMatchObject({ status: 409, error: { code: 'billing_off' } })
  expect((await owner.call(getPayment, {})).body.data.provider).toBe('none')
  await closed.close()
})
