import {
  cancelSubscription,
  changePlan,
  decideTestCheckout,
  getCheckout,
  getPayment,
  listCreditPacks,
  listInvoices,
  listPendingCheckouts,
  openBillingPortal,
  pauseSubscription,
  previewPlanChange,
  refundTestInvoice,
  resumeSubscription,
  setTestCard,
  startCheckout,
  updateBillingDetails,
} from '@marquee/contract/billing'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { BillingService } from './billing.service.ts'
import type { CheckoutService } from './checkouts.service.ts'
import { type PaymentService, toInvoice } from './payment.service.ts'
import type { TestProvider } from './test-provider.ts'

interface Services {
  billing: BillingService
  checkouts: CheckoutService
  payment: PaymentService
  /** Null while the test checkout is off. */
  testProvider: TestProvider | null
}

export function registerBillingRoutes(
  app: FastifyInstance,
  { billing, checkouts, payment, testProvider }: Services,
): void {
  implement(app, listCreditPacks, async () => ({ data: await checkouts.listPacks() }))
  implement(app, startCheckout, async ({ actor, body }) => ({ data: await checkouts.start(actor, body) }))
  implement(app, listPendingCheckouts, async ({ actor }) => ({ data: await checkouts.listPending(actor) }))
  implement(app, getCheckout, async ({ actor, params }) => ({ data: await checkouts.get(actor, params.id) }))
  implement(app, decideTestCheckout, async ({ actor, params, body }) => {
    return { data: await checkouts.decide(actor, params.id, body.outcome) }
  })
  implement(app, previewPlanChange, async ({ actor, body }) => ({ data: await billing.preview(actor, body) }))
  implement(app, changePlan, async ({ actor, body }) => ({ data: await billing.changePlan(actor, body) }))
  implement(app, cancelSubscription, async ({ actor, body }) => ({ data: await billing.cancel(actor, body) }))
  implement(app, pauseSubscription, async ({ actor, body }) => ({ data: await billing.pause(actor, body.months) }))
  implement(app, resumeSubscription, async ({ actor }) => ({ data: await billing.resume(actor) }))
  implement(app, getPayment, async ({ actor }) => ({ data: await payment.get(actor) }))
  implement(app, updateBillingDetails, async ({ actor, body }) => ({ data: await payment.saveDetails(actor, body) }))
  implement(app, openBillingPortal, async ({ actor }) => ({ data: await payment.openPortal(actor) }))
  implement(app, setTestCard, async ({ actor, body }) => {
    if (testProvider === null) {
      throw notFound('card')
    }
    await testProvider.setCard(actor.workspaceId, body.is_declined)
    return { data: await payment.get(actor) }
  })
  implement(app, refundTestInvoice, async ({ actor, params }) => {
    if (testProvider === null) {
      throw notFound('invoice')
    }
    return { data: toInvoice(await testProvider.refund(actor.workspaceId, params.id)) }
  })
  implement(app, listInvoices, ({ actor, query }) => payment.listInvoices(actor, query))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get<{ Params: { id: string; name: string } }>('/invoices/:id/:name', async (request, reply) => {
    const invoiceId = id.safeParse(request.params.id)
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !invoiceId.success) {
      throw notFound('invoice')
    }
    const file = await payment.openInvoice(actor, invoiceId.data)
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    return 'url' in file ? reply.redirect(file.url) : reply.type('application/pdf').send(file.pdf)
  })
}
