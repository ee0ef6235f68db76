import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { CreditService } from '../credits/credits.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { CommissionService } from '../referrals/commissions.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import type { BillingNoticeService } from './billing-notices.service.ts'
import { registerBillingJobs } from './billing.jobs.ts'
import { registerBillingRoutes } from './billing.routes.ts'
import { createBillingService } from './billing.service.ts'
import { createCheckoutService } from './checkouts.service.ts'
import { createInvoiceService } from './invoices.service.ts'
import { createPaymentService } from './payment.service.ts'
import { registerPlanRoutes } from './plans.routes.ts'
import { isPlanChosen } from './plan-changes.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { registerStripeWebhookRoutes } from './stripe-webhook.routes.ts'
import { createStripeWebhookService } from './stripe-webhook.service.ts'
import { createSubscriptionService } from './subscriptions.service.ts'
import { createTestProvider } from './test-provider.ts'
import { createWithdrawnPayments } from './withdrawn-payments.ts'

interface Neighbours {
  workspaces: Pick<WorkspaceService, 'getOwner' | 'openProduct'>
  credits: CreditService
  notices: BillingNoticeService
  commissions: Pick<CommissionService, 'accountFor'>
  changes: Pick<WorkspaceChangeService, 'announce'>
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires plans and how they are paid. */
export async function registerPlans(
  app: FastifyInstance,
  { database: db, clock, jobs, log, environment: { appUrl, billing } }: AppDependencies,
  { workspaces, credits, notices, commissions, changes, notifications }: Neighbours,
): Promise<void> {
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
}
