import { randomUUID } from 'node:crypto'
import {
  getAffiliate,
  joinAffiliateProgram,
  listAllPayouts,
  listCommissionEntries,
  listPayouts,
  markPayoutPaid,
} from '@marquee/contract/affiliate'
import { register } from '@marquee/contract/authentication'
import { listInvoices, refundTestInvoice } from '@marquee/contract/billing'
import { getReferralOverview, listReferrals, listReferralWeeks, recordReferralVisit } from '@marquee/contract/referrals'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { type SignedInAgent, signIn, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import {
  earnSomeCommissions,
  payForYear,
  payOutCommissions,
  signUpByLink,
} from '../../../testing/earn-some-commissions.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server)
})

const getCode = async () => (await owner.call(getReferralOverview, {})).body.data.code
const getCounts = async () => {
  const { visitors, leads, conversions } = (await owner.call(getReferralOverview, {})).body.data
  return { visitors, leads, conversions }
}
const getBalance = async () => (await owner.call(getAffiliate, {})).body.data.balance
const listAmounts = async () =>
  (await owner.call(listCommissionEntries, { query: {} })).body.data.map(({ kind, amount }) => [kind, amount])

async function registerBy(
  codes: { ref_code?: string; rewardful_referral?: string },
  email = `eve-${randomUUID()}@marquee.example`,
) {
  const password = 'violet-harbour-93'
  const person = { display_name: 'Eve', email, password, password_confirmation: password, terms: true as const }
  const browser = await visitWithSession(server)
  const { status } = await browser.call(register, { body: { ...person, ...codes } })
  expect(status).toBe(201)
}

describe('[P-67] [F-14] the link of a workspace', () => {
  test('counts a visitor once a day, and says nothing of codes that nobody has', async () => {
    const code = await getCode()
    const open = (body: { code: string }, userAgent: string) =>
      visit(server).request({
        method: 'POST',
        url: recordReferralVisit.path,
        payload: body,
        headers: { 'user-agent': userAgent },
      })
    await open({ code }, 'one')
    await open({ code }, 'one')
    await open({ code }, 'two')
    expect((await open({ code: 'nobody' }, 'one')).statusCode).toBe(204)
    expect(await getCounts()).toEqual({ visitors: 2, leads: 0, conversions: 0 })
    server.clock.advance(DAY_SECONDS)
    owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
    await open({ code }, 'one')
    expect((await getCounts()).visitors).toBe(3)
  })

  test('does not count somebody who has an account', async () => {
    const other = await signUp(server)
    await other.call(recordReferralVisit, { body: { code: await getCode() } })
    expect((await getCounts()).visitors).toBe(0)
  })

  test.each(['ref_code', 'rewardful_referral'] as const)('makes a lead of a registration with %s', async (name) => {
    await registerBy({ [name]: await getCode() })
    expect(await getCounts()).toEqual({ visitors: 0, leads: 1, conversions: 0 })
    const { data } = (await owner.call(listReferrals, { query: {} })).body
    expect(data).toMatchObject([{ state: 'lead', refusal: null, converted_at: null }])
  })

  test('a code that nobody has, and one beside it that somebody has', async () => {
    await registerBy({ ref_code: 'nobody', rewardful_referral: await getCode() })
    expect((await getCounts()).leads).toBe(1)
  })

  test('is refused for the mailbox of a member, and says why', async () => {
    const [name = '', domain = ''] = owner.email.split('@')
    await registerBy({ ref_code: await getCode() }, `${name}+again@${domain}`)
    expect((await getCounts()).leads).toBe(0)
    const { data } = (await owner.call(listReferrals, { query: {} })).body
    expect(data).toMatchObject([{ state: 'refused', refusal: 'same_person' }])
  })

  test('tells twelve weeks, the running one last', async () => {
    await registerBy({ ref_code: await getCode() })
    const { data } = (await owner.call(listReferralWeeks, {})).body
    expect(data).toHaveLength(12)
    expect(data.at(-1)).toMatchObject({ leads: 1, conversions: 0 })
    expect(data.at(0)).toMatchObject({ leads: 0 })
  })
})

describe('[P-67] the affiliate program', () => {
  test('is joined under the terms that were shown, once; later only where payouts go is changed', async () => {
    const wrong = await owner.call(joinAffiliateProgram, { body: { terms_version: 99, payout_email: 'a@b.example' } })
    expect(wrong).toMatchObject({ status: 409, error: { code: 'terms_changed' } })
    const join = async (payout_email: string) =>
      (await owner.call(joinAffiliateProgram, { body: { terms_version: 1, payout_email } })).body.data.membership
    const first = await join('a@b.example')
    server.clock.advance(60)
    expect(await join('c@d.example')).toEqual({ ...first, payout_email: 'c@d.example' })
  })

  test('belongs to who manages the workspace: members see the link alone', async () => {
    const member = await signUp(server, { role: 'member', workspaceId: owner.workspaceId })
    expect((await member.call(getReferralOverview, {})).status).toBe(200)
    expect((await member.call(getAffiliate, {})).status).toBe(403)
    expect((await member.request({ method: 'GET', url: '/affiliate/commissions.csv' })).statusCode).toBe(404)
  })

  test('a payment posts a commission that waits, and a refund takes it back, however often it is told', async () => {
    const { referred } = await earnSomeCommissions(server, owner)
    expect(await getCounts()).toEqual({ visitors: 1, leads: 1, conversions: 1 })
    expect(await getBalance()).toEqual({ available: 0, pending: 49_750, paid_out: 0 })
    const [invoice] = (await referred.call(listInvoices, { query: {} })).body.data
    const refund = () => referred.call(refundTestInvoice, { params: { id: invoice?.id ?? '' } })
    expect((await refund()).body.data).toMatchObject({ refunded: 199_000, state: 'paid' })
    expect((await refund()).status).toBe(200)
    expect(await listAmounts()).toEqual([
      ['reversal', -49_750],
      ['commission', 49_750],
    ])
    expect(await getBalance()).toEqual({ available: 0, pending: 0, paid_out: 0 })
  })

  test('somebody who is a member of both workspaces refers nobody', async () => {
    const referred = await signUpByLink(server, await getCode())
    await sql`
      insert into memberships (workspace_id, user_id, role, created_at, updated_at)
      values (${referred.workspaceId}, ${owner.userId}, 'admin', now(), now())
    `.execute(server.db)
    await payForYear(referred)
    expect(await getCounts()).toEqual({ visitors: 0, leads: 0, conversions: 0 })
    const { data } = (await owner.call(listReferrals, { query: {} })).body
    expect(data).toMatchObject([{ state: 'refused', refusal: 'same_workspace' }])
  })

  test('the ledger is never changed, and is exported with amounts that add up', async () => {
    await earnSomeCommissions(server, owner)
    await expect(
      sql`update commission_entries set amount = 1 where workspace_id = ${owner.workspaceId}`.execute(server.db),
    ).rejects.toThrow('never changed')
    const file = await owner.request({ method: 'GET', url: '/affiliate/commissions.csv' })
    expect(file.payload).toMatch(/^\uFEFF"number","date","type"/)
    expect(file.payload).toMatch(/^1,"2026-[^"]+","commission",497\.50,"USD",497\.50,/m)
  })
})

describe('[P-67] payouts', () => {
  test('are made when the days of refunds are over, marked as paid once, and told by mail', async () => {
    await earnSomeCommissions(server, owner)
    await payOutCommissions(server)
    await payOutCommissions(server)
    owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
    const mine = (await owner.call(listPayouts, { query: {} })).body.data
    expect(mine).toMatchObject([{ state: 'due', amount: 49_750, payout_email: owner.email }])
    expect(await getBalance()).toEqual({ available: 0, pending: 0, paid_out: 49_750 })

    const admin = await signUp(server, { isAdmin: true })
    const due = (await admin.call(listAllPayouts, { query: { state: 'due' } })).body.data
    const payout = due.find(({ payout_email }) => payout_email === owner.email)
    const mark = (reference: string) =>
      admin.call(markPayoutPaid, { params: { id: payout?.id ?? '' }, body: { reference } })
    expect((await mark('SEPA-1')).body.data).toMatchObject({ state: 'paid', reference: 'SEPA-1' })
    expect((await mark('SEPA-2')).body.data).toMatchObject({ state: 'paid', reference: 'SEPA-1' })
    const mails = (await server.sentMails()).filter(({ to, kind }) => to === owner.email && kind === 'payout_paid')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your payout of $497.50'])
    expect((await owner.call(listAllPayouts, { query: {} })).status).toBe(403)
  })

  test('a refund after the payout leaves a debt that the next commissions pay', async () => {
    const { referred } = await earnSomeCommissions(server, owner)
    await payOutCommissions(server)
    const payer = await signIn(server, referred.email, referred.password)
    const [invoice] = (await payer.call(listInvoices, { query: {} })).body.data
    await payer.call(refundTestInvoice, { params: { id: invoice?.id ?? '' } })
    owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
    expect(await getBalance()).toMatchObject({ available: -49_750, paid_out: 49_750 })
  })
})
