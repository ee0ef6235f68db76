import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import { createAffiliateService } from './affiliate.service.ts'
import { type CommissionService, createCommissionService } from './commissions.service.ts'
import { createPayoutService } from './payouts.service.ts'
import { registerReferralJobs } from './referrals.jobs.ts'
import { registerReferralRoutes } from './referrals.routes.ts'
import { createReferralService } from './referrals.service.ts'

interface Neighbours {
  workspaces: WorkspaceService
  mails: MailService
}

/** Wires referral links, the affiliate program and its payouts. @returns what turns payments into commissions */
export function registerReferrals(
  app: FastifyInstance,
  { database: db, clock, jobs, rateLimiter, environment: { appUrl }, sessionSecret }: AppDependencies,
  { workspaces, mails }: Neighbours,
): CommissionService {
  const payouts = createPayoutService({ db, clock, mails, appUrl })
  registerReferralRoutes(app, {
    referrals: createReferralService({ db, clock, rateLimiter, workspaces, appUrl, sessionSecret }),
    affiliate: createAffiliateService({ db, clock }),
    payouts,
  })
  registerReferralJobs(jobs, payouts)
  return createCommissionService({ clock, workspaces })
}
