import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { Accounts } from './identity.ts'
import { createAffiliateService } from './modules/referrals/affiliate.service.ts'
import { createCommissionService } from './modules/referrals/commissions.service.ts'
import { createPayoutService } from './modules/referrals/payouts.service.ts'
import { registerReferralJobs } from './modules/referrals/referrals.jobs.ts'
import { registerReferralRoutes } from './modules/referrals/referrals.routes.ts'
import { createReferralService } from './modules/referrals/referrals.service.ts'
import type { MailService } from './platform/mail/mail.service.ts'

/** Wires referral links, the affiliate program and its payouts. @returns what turns payments into commissions */
export function registerReferrals(
  app: FastifyInstance,
  { database: db, clock, jobs, rateLimiter, environment: { appUrl }, sessionSecret }: AppDependencies,
  { workspaces, mails }: Pick<Accounts, 'workspaces'> & { mails: MailService },
) {
  const payouts = createPayoutService({ db, clock, mails, appUrl })
  registerReferralRoutes(app, {
    referrals: createReferralService({ db, clock, rateLimiter, workspaces, appUrl, sessionSecret }),
    affiliate: createAffiliateService({ db, clock }),
    payouts,
  })
  registerReferralJobs(jobs, payouts)
  return createCommissionService({ clock, workspaces })
}
