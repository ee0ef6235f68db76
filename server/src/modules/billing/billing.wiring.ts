import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { Identity } from '../identity/identity.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import type { Workspaces } from '../workspaces/workspaces.public.ts'
import type { Billing } from './billing.public.ts'
import { createCreditStatementService } from './credits/credit-statements.service.ts'
import { registerCreditJobs } from './credits/credits.jobs.ts'
import { registerCreditRoutes } from './credits/credits.routes.ts'
import { createCreditService } from './credits/credits.service.ts'
import { registerPayments } from './payments.wiring.ts'
import { createBillingNoticeService } from './plans/billing-notices.service.ts'
import type { PlanService } from './plans/plans.service.ts'
import { createAffiliateService } from './referrals/affiliate.service.ts'
import { createCommissionService } from './referrals/commissions.service.ts'
import { createPayoutService } from './referrals/payouts.service.ts'
import { registerReferralJobs } from './referrals/referrals.jobs.ts'
import { registerReferralRoutes } from './referrals/referrals.routes.ts'
import { createReferralService } from './referrals/referrals.service.ts'

interface Given {
  identity: Identity
  notifications: Notifications
  workspaces: Workspaces
  plans: PlanService
  mails: MailService
  renderer: Pick<CreativeRenderer, 'printDocument'>
}

/**
 * Plans and their payment (payments.wiring.ts), credits, and referrals with their payouts.
 *
 * Owns the tables `affiliate_payouts`, `affiliates`, `billing_accounts`, `billing_events`, `checkouts`, `commission_entries`,
 * `credit_accounts`, `credit_entries`, `credit_hold_lots`, `credit_holds`, `credit_lots`, `credit_packs`, `credit_prices`,
 * `credit_set_asides`, `credit_usage_days`, `invoices`, `plans`, `referral_terms`, `referral_visits`, `referrals`,
 * `subscription_cancellations`, `subscriptions`, `trial_mailboxes`.
 * Depends on no later domain.
 */
export function registerBilling(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { identity: { users }, notifications: telling, workspaces: { workspaces }, plans, mails, renderer }: Given,
): Billing {
  const { database: db, clock, jobs, rateLimiter, environment, sessionSecrets } = dependencies
  const { appUrl } = environment
  const { notifications, webhookEvents } = telling

  const notices = createBillingNoticeService({ mails, workspaces, notifications, webhookEvents, appUrl })
  const credits = createCreditService({ db, clock, onLowBalance: (...change) => notices.announceLowBalance(...change) })
  registerCreditRoutes(app, createCreditStatementService({ db, clock, users }))
  registerCreditJobs(jobs, credits)

  const payouts = createPayoutService({ db, clock, mails, appUrl })
  registerReferralRoutes(app, {
    referrals: createReferralService({ db, clock, rateLimiter, workspaces, appUrl, sessionSecret: sessionSecrets[0] }),
    affiliate: createAffiliateService({ db, clock }),
    payouts,
  })
  registerReferralJobs(jobs, payouts)
  const commissions = createCommissionService({ clock, workspaces })

  registerPayments(app, dependencies, { ...telling, workspaces, credits, notices, commissions, renderer })
  return { plans, credits }
}
