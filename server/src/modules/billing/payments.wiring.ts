import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { CreativeRenderer } from '../../platform/creative-rendering/creative-rendering.service.ts'
import type { NotificationService, WorkspaceChangeService } from '../notifications/notifications.public.ts'
import type { WorkspaceService } from '../workspaces/workspaces.public.ts'
import type { CreditService } from './credits/credits.service.ts'
import type { BillingNoticeService } from './plans/billing-notices.service.ts'
import { registerBillingJobs } from './plans/billing.jobs.ts'
import { registerBillingRoutes } from './plans/billing.routes.ts'
import { createBillingService } from './plans/billing.service.ts'
import { createCheckoutService } from './plans/checkouts.service.ts'
import { createInvoiceService } from './plans/invoices.service.ts'
import { createPaymentService } from './plans/payment.service.ts'
import { registerPlanRoutes } from './plans/plans.routes.ts'
import { isPlanChosen } from './plans/plan-changes.ts'
import { createStripeProvider } from './plans/stripe-provider.ts'
import { registerStripeWebhookRoutes } from './plans/stripe-webhook.routes.ts'
import { createStripeWebhookService } from './plans/stripe-webhook.service.ts'
import { createSubscriptionService } from './plans/subscriptions.service.ts'
import { createTestProvider } from './plans/test-provider.ts'
import { createWithdrawnPayments } from './plans/withdrawn-payments.ts'
import type { CommissionService } from './referrals/commissions.service.ts'

interface Given {
  workspaces: Pick<WorkspaceService, 'getOwner' | 'openProduct'>
  credits: CreditService
  notices: BillingNoticeService
  commissions: Pick<CommissionService, 'accountFor'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  notifications: Pick<NotificationService, 'notify'>
  renderer: Pick<CreativeRenderer, 'printDocument'>
}

/** Plans and their payment: each change of a subscription or an invoice with all its consequences. */
export function registerPayments(
  app: FastifyInstance,
  { database: db, clock, jobs, log, environment: { appUrl, billing } }: AppDependencies,
  { workspaces, credits, notices, commissions, changes, notifications, renderer }: Given,
): void {
  const subscriptions = createSubscriptionService({
    db,
    clock,
    credits,
    onChange: async (transaction, workspaceId, change) => {
      if (isPlanChosen(change)) {
        await workspaces.openProduct(transaction, workspaceId)
      }
      await notices.announceChange(transaction, workspaceId, change)
    },
  })
  const settleWithdrawn = createWithdrawnPayments({ credits, notifications })
  const invoices = createInvoiceService({
    clock,
    onInvoice: async (transaction, change) => {
      await commissions.accountFor(transaction, change.after)
      await settleWithdrawn(transaction, change)
      await notices.announcePayment(transaction, change)
    },
  })
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
    notices,
    getPayer: (workspaceId) => workspaces.getOwner(workspaceId),
  })
  registerPlanRoutes(app, subscriptions, async (workspaceId) => provider?.refresh(workspaceId))
  registerBillingRoutes(app, {
    billing: createBillingService({ clock, provider, subscriptions }),
    checkouts,
    payment: createPaymentService({ db, clock, provider, renderer }),
    testProvider,
  })
  if (billing.stripe !== null && provider !== null) {
    const announce = (workspaceId: string, topics: readonly WorkspaceTopic[]) => changes.announce(workspaceId, topics)
    const settings = billing.stripe
    const webhook = createStripeWebhookService({ db, clock, settings, provider, checkouts, announce })
    registerStripeWebhookRoutes(app, webhook)
  }
  registerBillingJobs({ jobs, clock, log, provider, subscriptions, checkouts, notices })
}
