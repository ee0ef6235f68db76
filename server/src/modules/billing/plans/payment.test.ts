import { randomUUID } from 'node:crypto'
import {
  cancelSubscription,
  changePlan,
  decideTestCheckout,
  getPayment,
  listInvoices,
  setTestCard,
  startCheckout,
  type TestOutcome,
  updateBillingDetails,
} from '@marquee/contract/billing'
import { type BillingInterval, getSubscription } from '@marquee/contract/plans'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { readTaggedPdf } from '../../../testing/read-tagged-pdf.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { advanceBilling, reconcileBilling, remindOfEnds } from './billing.jobs.ts'

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
const listTotals = async () =>
  (await agent.call(listInvoices, { query: {} })).body.data.map(({ state, total }) => [state, total])
const change = (planCode: string, interval: BillingInterval = 'month') =>
  agent.call(changePlan, { body: { plan_code: planCode, interval, idempotency_key: randomUUID() } })
const cancel = () => agent.call(cancelSubscription, { body: { reason: 'too_expensive', comment: '' } })

/** The names of the fonts that a PDF embeds. */
function listFonts(pdf: Buffer): string[] {
  const names = pdf.toString('latin1').matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

describe('[P-63] the reason of a cancellation', () => {
  test('is stored with it, or nothing is', async () => {
    await buyAfterTrial()
    await sql`
      alter table subscription_cancellations add constraint refuse check (comment <> 'refused')
    `.execute(server.db)
    const cancelWith = (comment: string) => agent.call(cancelSubscription, { body: { reason: 'switched', comment } })
    expect((await cancelWith('refused')).status).toBe(500)
    expect(await getPlan()).toMatchObject({ cancels_at_period_end: false })
    expect((await cancelWith('kept')).status).toBe(200)
    const { rows } = await sql`
      select reason, comment, user_id from subscription_cancellations where workspace_id = ${agent.workspaceId}
    `.execute(server.db)
    expect(rows).toEqual([{ reason: 'switched', comment: 'kept', user_id: agent.userId }])
  })
})

describe('[P-61] a card that is declined', () => {
  test('leaves seven days of grace, in which a good card sets everything right', async () => {
    await buyAfterTrial()
    await agent.call(setTestCard, { body: { is_declined: true } })
    await waitFor(31)
    expect(await getPlan()).toMatchObject({ standing: 'past_due', grace_ends_at: expect.any(String) })
    expect((await listTotals())[0]).toEqual(['open', 7900])
    expect((await change('agency')).error.code).toBe('past_due')
    await agent.call(setTestCard, { body: { is_declined: false } })
    expect(await getPlan()).toMatchObject({ standing: 'active', grace_ends_at: null })
    expect((await listTotals())[0]).toEqual(['paid', 7900])
  })

  test('ends the plan after the days of grace', async () => {
    await buyAfterTrial()
    await agent.call(setTestCard, { body: { is_declined: true } })
    await waitFor(31)
    await waitFor(7)
    expect(await getPlan()).toMatchObject({ standing: 'ended' })
    await server.jobs.send(reconcileBilling, {})
    await server.jobs.drain()
    expect(await listTotals()).toHaveLength(2)
  })

  test('does not pay for an upgrade', async () => {
    await buyAfterTrial()
    await agent.call(setTestCard, { body: { is_declined: true } })
    expect(await change('agency')).toMatchObject({ status: 402, error: { code: 'card_declined' } })
    expect(await getPlan()).toMatchObject({ plan_code: 'growth' })
  })
})

describe('[P-66] payment', () => {
  const details = {
    name: 'Ada GmbH',
    email: 'billing@ada.example',
    line1: 'Hauptstraße 1',
    line2: '',
    city: 'Berlin',
    postal_code: '10115',
    state: '',
    country: 'DE',
    tax_id_type: 'eu_vat',
    tax_id: 'DE123456789',
  } as const

  test('address and tax id are kept, and stand on the invoice', async () => {
    await buyAfterTrial()
    const { body } = await agent.call(updateBillingDetails, { body: details })
    expect(body.data).toMatchObject({ details, provider: 'test', card: { last4: '4242' } })
    const wrong = await agent.call(updateBillingDetails, { body: { ...details, tax_id: '' } })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['tax_id']])
    const [invoice] = (await agent.call(listInvoices, { query: {} })).body.data
    const file = await agent.request({ method: 'GET', url: invoice?.download_url ?? '' })
    expect(file.headers['content-type']).toBe('application/pdf')
    const { title, document } = readTaggedPdf(file.rawPayload)
    expect(title).toBe(`Invoice ${invoice?.number}`)
    expect(document.kids.map(({ role }) => role)).toEqual(['P', 'H1', 'P', 'H2', 'P', 'H2', 'Table', 'P'])
    expect(document.words).toContain('Ada GmbH Hauptstraße 1 10115 Berlin DE DE123456789')
    // The font is in the file, and is our own: a machine without any writes the same invoice.
    expect(listFonts(file.rawPayload)).toEqual(['Inter'])
    const stranger = await signUp(server)
    expect((await stranger.request({ method: 'GET', url: invoice?.download_url ?? '' })).statusCode).toBe(404)
    expect((await stranger.call(getPayment, {})).body.data.card).toBeNull()
  })

  test('[A-21] is read by those who manage the plan alone', async () => {
    await buyAfterTrial()
    const [invoice] = (await agent.call(listInvoices, { query: {} })).body.data
    const member = await signUp(server, { role: 'member', workspaceId: agent.workspaceId })
    expect((await member.call(getPayment, {})).status).toBe(403)
    expect((await member.call(listInvoices, { query: {} })).status).toBe(403)
    expect((await member.request({ method: 'GET', url: invoice?.download_url ?? '' })).statusCode).toBe(403)
  })

  test('invoices come a page at a time, newest first', async () => {
    await buyAfterTrial()
    await waitFor(31)
    const first = (await agent.call(listInvoices, { query: { limit: 1 } })).body
    const second = (await agent.call(listInvoices, { query: { cursor: first.meta.next_cursor ?? '' } })).body
    expect([...first.data, ...second.data].map(({ number }) => number)).toEqual(['TEST-0002', 'TEST-0001'])
    expect(second.meta.next_cursor).toBeNull()
  })
})

describe('[P-61] mails to the owner', () => {
  const subjects = async () =>
    (await server.sentMails()).filter(({ to }) => to === agent.email).map(({ subject }) => subject)
  async function remind(): Promise<void> {
    await server.jobs.send(remindOfEnds, {})
    await server.jobs.drain()
    await server.jobs.drain()
  }

  test('before a trial ends, once', async () => {
    await remind()
    expect(await subjects()).toEqual([])
    await waitFor(12)
    await remind()
    await remind()
    expect(await subjects()).toEqual([expect.stringMatching(/^Your trial ends on 20/)])
  })

  test('before a year is renewed, and when the plan is cancelled', async () => {
    await buyAfterTrial('growth', 'year')
    await waitFor(360)
    await remind()
    await cancel()
    await server.jobs.drain()
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Your receipt /),
      expect.stringMatching(/^Your plan renews on 20/),
      expect.stringMatching(/^Your plan ends on 20/),
    ])
  })

  test('when a payment fails, and before the days of grace end', async () => {
    await buyAfterTrial()
    await agent.call(setTestCard, { body: { is_declined: true } })
    await waitFor(31)
    await waitFor(5)
    await remind()
    await waitFor(2)
    await server.jobs.drain()
    const sent = await subjects()
    expect([sent.length, sent[1], sent.at(-1)]).toEqual([4, 'Your payment failed', 'Your plan has ended'])
    expect(sent[0]).toMatch(/^Your receipt /)
  })
})
