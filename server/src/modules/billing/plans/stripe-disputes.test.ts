import { randomUUID } from 'node:crypto'
import { listInvoices, startCheckout } from '@marquee/contract/billing'
import { getCredits, listCreditEntries } from '@marquee/contract/credits'
import { listNotifications } from '@marquee/contract/notifications'
import { getSubscription } from '@marquee/contract/plans'
import { joinAffiliateProgram, listCommissionEntries } from '@marquee/contract/affiliate'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { signUpByLink } from '../../../testing/earn-some-commissions.ts'
import { spendSomeCredits } from '../../../testing/spend-some-credits.ts'
import type { StripeEventBody } from '../../../testing/stripe/stripe-account.ts'
import { startStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { getReferralOverview } from '@marquee/contract/referrals'
import { reconcileBilling } from './billing.jobs.ts'

let server: TestServer
let stripe: StripeServer
let agent: SignedInAgent
/** How many messages were delivered before. */
let seen = 0

beforeAll(async () => {
  let now = () => new Date()
  stripe = await startStripeServer(() => now())
  server = await startTestServer({ billing: { stripe: stripe.settings, hasTestCheckout: false } })
  now = () => server.clock.now()
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  agent = await signUp(server, { plan: 'ended_trial' })
  seen = stripe.events.length
})

/** Delivers what Stripe has to say since the last time. */
async function deliver(order: (events: StripeEventBody[]) => StripeEventBody[] = (events) => events): Promise<void> {
  const events = order(stripe.events.slice(seen))
  seen = stripe.events.length
  for (const event of events) {
    const { payload, signature } = stripe.sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await visit(server).request({ method: 'POST', url: '/webhooks/stripe', headers, payload })
    expect(answer.statusCode).toBe(200)
  }
}

async function buy(what: 'plan' | 'top_up', buyer = agent): Promise<void> {
  const idempotency_key = randomUUID()
  const body =
    what === 'plan'
      ? ({ kind: 'plan', plan_code: 'growth', interval: 'month', idempotency_key } as const)
      : ({ kind: 'top_up', pack_code: '100', idempotency_key } as const)
  const { url } = (await buyer.call(startCheckout, { body })).body.data
  stripe.pay(url?.split('/').at(-1) ?? '')
  await deliver()
}

const getBalance = async () => (await agent.call(getCredits, {})).body.data.available
const getStanding = async () => (await agent.call(getSubscription, {})).body.data.standing
const getInvoice = async () => (await agent.call(listInvoices, { query: {} })).body.data[0]
const listTitles = async (who: SignedInAgent) =>
  (await who.call(listNotifications, { query: {} })).body.data.map(({ title }) => title)
async function listAdjustments(): Promise<[number, string][]> {
  const { data } = (await agent.call(listCreditEntries, { query: { show: 'adjust' } })).body
  return data.map(({ amount, description }) => [amount, description])
}

describe('[P-61] a disputed payment', () => {
  test('sets the credits aside that it brought, and those alone; a dispute that is won gives them back', async () => {
    await buy('plan')
    await buy('top_up')
    expect(await getBalance()).toBe(600)
    stripe.disputeNewest()
    await deliver((events) => [...events, ...events])
    expect([await getBalance(), await getStanding()]).toEqual([500, 'active'])
    expect(await getInvoice()).toMatchObject({ state: 'paid', dispute: 'open' })
    stripe.closeDispute('won')
    await deliver((events) => [...events, ...events])
    expect([await getBalance(), await getStanding()]).toEqual([600, 'active'])
    expect(await getInvoice()).toMatchObject({ dispute: 'won' })
    expect(await listAdjustments()).toEqual([
      [100, 'Given back: its payment stands'],
      [-100, 'Set aside: its payment was taken back'],
    ])
  })

  test('that is lost ends the plan that it paid for, whichever message comes first', async () => {
    await buy('plan')
    stripe.disputeNewest()
    stripe.closeDispute('lost')
    await deliver((events) => [...events.toReversed(), ...events])
    expect([await getBalance(), await getStanding()]).toEqual([0, 'ended'])
    expect(await getInvoice()).toMatchObject({ dispute: 'lost' })
    // A plan that is bought afterwards is paid by another payment.
    server.clock.advance(60)
    await buy('plan')
    expect([await getBalance(), await getStanding()]).toEqual([500, 'active'])
  })

  test('never takes more than is left: what was spent stays spent', async () => {
    await buy('top_up')
    await spendSomeCredits(server, agent)
    const left = await getBalance()
    expect(left).toBeLessThan(100)
    stripe.disputeNewest()
    await deliver()
    expect(await getBalance()).toBe(0)
    stripe.closeDispute('won')
    await deliver()
    expect(await getBalance()).toBe(left)
  })

  test('of which no word came is found by the daily job', async () => {
    await buy('top_up')
    stripe.disputeNewest()
    seen = stripe.events.length
    await server.jobs.send(reconcileBilling, {})
    await server.jobs.drain()
    expect(await getBalance()).toBe(0)
  })

  test('is told to owner and admins, once for each turn', async () => {
    const [admin, member] = [
      await signUp(server, { workspaceId: agent.workspaceId, role: 'admin' }),
      await signUp(server, { workspaceId: agent.workspaceId, role: 'member' }),
    ]
    await buy('top_up')
    stripe.disputeNewest()
    await deliver((events) => [...events, ...events])
    stripe.closeDispute('won')
    await deliver((events) => [...events, ...events])
    const turns = ['A disputed payment stands', 'A payment of your workspace is disputed']
    expect([await listTitles(agent), await listTitles(admin), await listTitles(member)]).toEqual([turns, turns, []])
    const told = (await server.sentMails()).filter(({ kind }) => kind === 'payment_disputed').map(({ to }) => to)
    const countMails = ({ email }: SignedInAgent) => told.filter((to) => to === email).length
    expect([agent, admin, member].map(countMails)).toEqual([2, 2, 0])
  })

  test('that is only an inquiry of the bank moves nothing', async () => {
    await buy('top_up')
    stripe.disputeNewest('warning_needs_response')
    await deliver()
    expect([await getBalance(), (await getInvoice())?.dispute]).toEqual([100, null])
    expect(await listTitles(agent)).toEqual([])
  })

  test('[P-67] takes the commission back, and a dispute that is won posts it again', async () => {
    const affiliate = await signUp(server)
    await affiliate.call(joinAffiliateProgram, { body: { terms_version: 1, payout_email: affiliate.email } })
    const { code } = (await affiliate.call(getReferralOverview, {})).body.data
    const referred = await signUpByLink(server, code)
    await buy('plan', referred)
    const listKinds = async () =>
      (await affiliate.call(listCommissionEntries, { query: {} })).body.data.map(({ kind }) => kind).toReversed()
    expect(await listKinds()).toEqual(['commission'])
    stripe.disputeNewest()
    await deliver()
    expect(await listKinds()).toEqual(['commission', 'reversal'])
    stripe.closeDispute('won')
    await deliver()
    expect(await listKinds()).toEqual(['commission', 'reversal', 'commission'])
  })
})

test('[P-61] a refund of the whole payment takes what is left of its credits; a part of it takes none', async () => {
  await buy('top_up')
  stripe.refundNewest(500)
  await deliver()
  expect(await getBalance()).toBe(100)
  stripe.refundNewest()
  await deliver((events) => [...events, ...events])
  expect(await getBalance()).toBe(0)
})
