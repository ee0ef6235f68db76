import { randomUUID } from 'node:crypto'
import { joinAffiliateProgram } from '@marquee/contract/affiliate'
import { decideTestCheckout, startCheckout } from '@marquee/contract/billing'
import { getReferralOverview, recordReferralVisit } from '@marquee/contract/referrals'
import { createPayouts } from '../modules/billing/referrals/referrals.jobs.ts'
import { createReferralLeads } from '../modules/billing/referrals/referral-leads.service.ts'
import { createAccounts } from '../entry/create-accounts.ts'
import { DAY_SECONDS } from '../platform/clock.ts'
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import { type SignedInAgent, signUp, visit } from './agent.ts'
import type { TestServer } from './test-server.ts'

/** Joins the affiliate program and refers a workspace that pays for a year, so that a payout is due after some weeks. */
export async function earnSomeCommissions(
  server: Pick<TestServer, 'app' | 'db' | 'clock' | 'jobs'>,
  owner: Pick<SignedInAgent, 'call' | 'email'>,
): Promise<{ referred: SignedInAgent }> {
  const { code, terms } = (await owner.call(getReferralOverview, {})).body.data
  const body = { terms_version: terms.version, payout_email: owner.email }
  await owner.call(joinAffiliateProgram, { body })
  await visit(server).call(recordReferralVisit, { body: { code } })
  const referred = await signUpByLink(server, code)
  await payForYear(referred)
  return { referred }
}

/** Registers a user who came by a referral link, and stores what the registration would have stored. */
export async function signUpByLink(
  server: Pick<TestServer, 'app' | 'db' | 'clock'>,
  ref_code: string,
): Promise<SignedInAgent> {
  const agent = await signUp(server, { plan: 'ended_trial' })
  const { db: database, clock } = server
  const { email, workspaceId } = agent
  const { workspaces } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const leads = createReferralLeads({ clock, workspaces })
  await database
    .transaction()
    .execute((transaction) => leads.record(transaction, { email, workspaceId, network: null }, { ref_code }))
  return agent
}

/** Buys the largest plan for a year, with the test checkout. */
export async function payForYear(agent: Pick<SignedInAgent, 'call'>): Promise<void> {
  const order = { kind: 'plan', plan_code: 'agency', interval: 'year', idempotency_key: randomUUID() } as const
  const { id } = (await agent.call(startCheckout, { body: order })).body.data
  await agent.call(decideTestCheckout, { params: { id }, body: { outcome: 'pays' } })
}

/** Advances the clock past the refund period, and makes the payouts. */
export async function payOutCommissions({ clock, jobs }: Pick<TestServer, 'clock' | 'jobs'>): Promise<void> {
  clock.advance(31 * DAY_SECONDS)
  await jobs.send(createPayouts, {})
  await jobs.drain()
}
