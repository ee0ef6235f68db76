import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { UserService } from './modules/auth/users.service.ts'
import type { NotificationService } from './modules/notifications/notifications.service.ts'
import { createBillingNoticeService } from './modules/plans/billing-notices.service.ts'
import { registerBillingJobs } from './modules/plans/billing.jobs.ts'
import { registerBillingRoutes } from './modules/plans/billing.routes.ts'
import { createBillingService } from './modules/plans/billing.service.ts'
import { createCheckoutService } from './modules/plans/checkouts.service.ts'
import { createInvoiceService } from './modules/plans/invoices.service.ts'
import { createPaymentService } from './modules/plans/payment.service.ts'
import { createStripeProvider } from './modules/plans/stripe-provider.ts'
import { registerStripeWebhookRoutes } from './modules/plans/stripe-webhook.routes.ts'
import { createStripeWebhookService } from './modules/plans/stripe-webhook.service.ts'
import { createTestProvider } from './modules/plans/test-provider.ts'
import { createCreditStatementService } from './modules/credits/credit-statements.service.ts'
import { registerCreditJobs } from './modules/credits/credits.jobs.ts'
import { registerCreditRoutes } from './modules/credits/credits.routes.ts'
import { type CreditService, createCreditService } from './modules/credits/credits.service.ts'
import { registerPlanRoutes } from './modules/plans/plans.routes.ts'
import { createSubscriptionService } from './modules/plans/subscriptions.service.ts'
import type { CommissionService } from './modules/referrals/commissions.service.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import type { WorkspaceService } from './modules/workspaces/workspaces.service.ts'
import type { MailService } from './platform/mail/mail.service.ts'

interface Neighbours {
  users: UserService
  workspaces: Pick<WorkspaceService, 'getOwner'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  mails: MailService
  commissions: Pick<CommissionService, 'accountFor'>
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires what is bought and used up: plans, payments and credits. Hands back the credits, whose low balance is told by mail. */
export async function registerBilling(
  app: FastifyInstance,
  { database: db, clock, jobs, log, environment }: AppDependencies,
  { users, workspaces, changes, mails, commissions, notifications }: Neighbours,
): Promise<{ credits: CreditService }> {
  const { appUrl, billing } = environment
  const notices = createBillingNoticeService({ mails, workspaces, notifications, appUrl })
  const credits = createCreditService({ db, clock, onLowBalance: (...change) => notices.announceLowBalance(...change) })
  registerCreditRoutes(app, createCreditStatementService({ db, clock, users }))
  registerCreditJobs(jobs, credits)

  const subscriptions = createSubscriptionService({
    db,
    clock,
    credits,
    onChange: (...change) => notices.announceChange(...change),
  })
  const invoices = createInvoiceService({ clock, onInvoice: (...stored) => commissions.accountFor(...stored) })
  const testProvider = billing.hasTestCheckout ? createTestProvider({ db, clock, subscriptions, invoices }) : null
  const provider =
    billing.stripe === null
      ? testProvider
      : createStripeProvider({ db, clock, settings: billing.stripe, subscriptions, invoices, appUrl })
  const checkouts = createCheckoutService({
    db,
    clock,
    provider,
    subscriptions,
    credits,
    getPayer: (workspaceId) => workspaces.getOwner(workspaceId),
  })
  registerPlanRoutes(app, subscriptions, async (workspaceId) => provider?.refresh(workspaceId))
  registerBillingRoutes(app, {
    billing: createBillingService({ clock, provider, subscriptions }),
    checkouts,
    payment: createPaymentService({ db, clock, provider }),
    testProvider,
  })
  if (billing.stripe !== null && provider !== null) {
    const announce = (workspaceId: string, topics: readonly WorkspaceTopic[]) => changes.announce(workspaceId, topics)
    const settings = billing.stripe
    const webhook = createStripeWebhookService({ db, clock, settings, provider, checkouts, announce })
    await registerStripeWebhookRoutes(app, webhook)
  }
  registerBillingJobs({ jobs, clock, log, provider, subscriptions, checkouts, notices })
  return { credits }
}
