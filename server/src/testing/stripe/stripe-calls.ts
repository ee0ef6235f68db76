import type Stripe from 'stripe'
import { buildInvoice } from './build-invoice.ts'
import { type FormObject, readMetadata, readParameter } from './form-body.ts'
import { presentPayment } from './present-payment.ts'
import { presentSchedule, type Subscription } from './present-subscription.ts'
import type { StripeAccount } from './stripe-account.ts'
import { blankCheckoutSession } from './stripe-checkout-objects.ts'
import { NO_ADDRESS } from './stripe-object.ts'
import { blankCustomer, blankPortalSession, blankTaxId } from './stripe-payer-objects.ts'
import { blankRefund } from './stripe-payment-objects.ts'
import { StripeRefusal } from './stripe-refusal.ts'

type Call = (ids: readonly string[], form: FormObject) => unknown

/** The effect of each API call on the account, and its answer. */
export function createStripeCalls(account: StripeAccount, origin: () => string): Readonly<Record<string, Call>> {
  const { customers, taxIds, prices, checkouts, subscriptions, schedules, invoices, charges, disputes, makeId } =
    account

  function get<T>(map: ReadonlyMap<string, T>, id: string | undefined): T {
    const found = map.get(id ?? '')
    if (found === undefined) {
      throw new StripeRefusal(404, 'resource_missing', `No such object: '${id}'`)
    }
    return found
  }

  function list(data: readonly unknown[]) {
    return { object: 'list', data, has_more: false, url: '/v1' }
  }

  function presentSession(session: Stripe.Checkout.Session) {
    const subscription = subscriptions.get(String(session.subscription))
    return subscription === undefined ? session : { ...session, subscription: account.present(subscription) }
  }

  function updateCustomer(customer: Stripe.Customer, form: FormObject): Stripe.Customer {
    const { name = customer.name, email = customer.email } = readMetadata(form)
    const address =
      form['address'] === undefined ? customer.address : { ...NO_ADDRESS, ...readMetadata(form, 'address') }
    const metadata = { ...customer.metadata, ...readMetadata(form, 'metadata') }
    return Object.assign(customer, { name, email, address, metadata })
  }

  function getProration(subscription: Subscription, priceId: string): number {
    const [before, after] = [get(prices, subscription.priceId), get(prices, priceId)]
    const left = (subscription.end - account.seconds()) / (subscription.end - subscription.start)
    const isSame = before.recurring?.interval === after.recurring?.interval
    return Math.round((isSame ? toAmount(after) * left : toAmount(after)) - toAmount(before) * left)
  }

  function switchPrice(subscription: Subscription, form: FormObject): void {
    const priceId = readParameter(form, 'items', '0', 'price')
    if (priceId === undefined) {
      return
    }
    if (readParameter(form, 'proration_behavior') === 'always_invoice') {
      if (!account.isCardGood()) {
        throw new StripeRefusal(402, 'card_declined', 'Your card was declined.', 'card_error')
      }
      account.addInvoice(
        subscription.customer,
        getProration(subscription, priceId),
        'Change of plan',
        account.seconds(),
        { reason: 'subscription_update', subscription },
      )
    }
    const isSame = get(prices, subscription.priceId).recurring?.interval === get(prices, priceId).recurring?.interval
    subscription.priceId = priceId
    if (!isSame && subscription.status !== 'trialing') {
      subscription.start = account.seconds()
      subscription.end = account.getEnd(priceId, subscription.start)
    }
  }

  function updateSubscription(subscription: Subscription, form: FormObject) {
    if (subscription.schedule !== null) {
      throw new StripeRefusal(400, 'invalid', 'The subscription is managed by the subscription schedule.')
    }
    switchPrice(subscription, form)
    const cancels = readParameter(form, 'cancel_at_period_end')
    const resumesAt = readParameter(form, 'pause_collection', 'resumes_at')
    if (cancels !== undefined) {
      subscription.cancelsAtEnd = cancels === 'true'
    }
    if (form['pause_collection'] === '') {
      subscription.pauseUntil = null
    } else if (resumesAt !== undefined) {
      subscription.pauseUntil = Number(resumesAt)
    }
    if (readParameter(form, 'billing_cycle_anchor', 'type') === 'now') {
      subscription.start = account.seconds()
      subscription.end = account.getEnd(subscription.priceId, subscription.start)
      account.charge(subscription, subscription.start, 'subscription_update')
    }
    const metadata = Object.entries({ ...subscription.metadata, ...readMetadata(form, 'metadata') })
    subscription.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== ''))
    account.emit('customer.subscription.updated', account.present(subscription))
    return account.present(subscription)
  }

  return {
    'POST /v1/customers': (_ids, form) => {
      const customer = { ...blankCustomer, id: makeId('cus'), created: account.seconds() }
      customers.set(customer.id, customer)
      return updateCustomer(customer, form)
    },
    'POST /v1/customers/:id': ([id], form) => updateCustomer(get(customers, id), form),
    'GET /v1/customers/:id/tax_ids': ([id]) => list([...taxIds.values()].filter(({ customer }) => customer === id)),
    'POST /v1/customers/:id/tax_ids': ([customer = ''], form) => {
      const { type = '', value = '' } = readMetadata(form)
      if (type === 'eu_vat' && !/^[A-Z]{2}\w{8,12}$/.test(value)) {
        throw new StripeRefusal(400, 'tax_id_invalid', 'Invalid value for eu_vat.')
      }
      const taxId = { ...blankTaxId, id: makeId('txi'), created: account.seconds(), customer, type, value }
      taxIds.set(taxId.id, taxId)
      return taxId
    },
    'DELETE /v1/customers/:id/tax_ids/:id': ([, id = '']) => {
      taxIds.delete(id)
      return { id, object: 'tax_id', deleted: true }
    },
    'GET /v1/prices': (_ids, form) => {
      const key = readParameter(form, 'lookup_keys', '0')
      return list([...prices.values()].filter(({ lookup_key }) => lookup_key === key))
    },
    'POST /v1/prices': (_ids, form) => account.addPrice(form),
    'POST /v1/checkout/sessions': (_ids, form) => {
      const id = makeId('cs_test')
      const trialEnd = Number(readParameter(form, 'subscription_data', 'trial_end') ?? 0)
      if (trialEnd > 0 && trialEnd < account.seconds() + 48 * 3600) {
        throw new StripeRefusal(400, 'invalid', 'The trial_end timestamp needs to be at least 2 days in the future.')
      }
      const {
        mode = '',
        customer = null,
        client_reference_id = null,
        success_url = null,
        cancel_url = null,
      } = readMetadata(form)
      const session: Stripe.Checkout.Session = {
        ...blankCheckoutSession,
        id,
        created: account.seconds(),
        mode,
        customer,
        client_reference_id,
        metadata: readMetadata(form, 'metadata'),
        success_url,
        cancel_url,
        url: `${origin()}/pay/${id}`,
        payment_status: 'unpaid',
        payment_intent: null,
        subscription: null,
        status: 'open',
      }
      checkouts.set(id, { session, form })
      return session
    },
    'GET /v1/checkout/sessions/:id': ([id]) => presentSession(get(checkouts, id).session),
    'POST /v1/checkout/sessions/:id/expire': ([id]) => {
      const { session } = get(checkouts, id)
      if (session.status !== 'open') {
        throw new StripeRefusal(400, 'invalid', `This Session cannot be expired: it is ${session.status}.`)
      }
      session.status = 'expired'
      account.emit('checkout.session.expired', session)
      return session
    },
    'GET /v1/subscriptions': (_ids, { customer, status }) => {
      const found = [...subscriptions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) && (status === 'all' || one.status !== 'canceled'),
      )
      // The newest objects come first.
      return list(found.toReversed().map((one) => account.present(one)))
    },
    'GET /v1/subscriptions/:id': ([id]) => account.present(get(subscriptions, id)),
    'POST /v1/subscriptions/:id': ([id], form) => updateSubscription(get(subscriptions, id), form),
    'DELETE /v1/subscriptions/:id': ([id], form) => {
      const subscription = get(subscriptions, id)
      const cancellationComment = readParameter(form, 'cancellation_details', 'comment') ?? null
      Object.assign(subscription, { status: 'canceled', endedAt: account.seconds(), cancellationComment })
      account.emit('customer.subscription.deleted', account.present(subscription))
      return account.present(subscription)
    },
    'POST /v1/subscription_schedules': (_ids, { from_subscription }) => {
      const subscription = get(subscriptions, String(from_subscription))
      const { start, end, priceId } = subscription
      const schedule = {
        id: makeId('sub_sched'),
        createdAt: account.seconds(),
        status: 'active',
        metadata: {},
        phases: [{ start_date: start, end_date: end, price: priceId }],
        subscription,
      }
      schedules.set(schedule.id, schedule)
      subscription.schedule = schedule
      return presentSchedule(schedule)
    },
    'POST /v1/subscription_schedules/:id': ([id], form) => {
      const schedule = get(schedules, id)
      const end = Number(readParameter(form, 'phases', '0', 'end_date'))
      const [first] = schedule.phases
      schedule.phases = [
        { ...first, start_date: first?.start_date ?? 0, end_date: end, price: first?.price ?? '' },
        { start_date: end, end_date: end, price: readParameter(form, 'phases', '1', 'items', '0', 'price') ?? '' },
      ]
      schedule.metadata = readMetadata(form, 'metadata')
      return presentSchedule(schedule)
    },
    'POST /v1/subscription_schedules/:id/release': ([id]) => {
      const schedule = get(schedules, id)
      schedule.status = 'released'
      schedule.subscription.schedule = null
      return presentSchedule(schedule)
    },
    'GET /v1/invoices': (_ids, { customer }) => list(invoices.filter((invoice) => invoice.customer === customer)),
    'GET /v1/charges': (_ids, { customer }) => list(charges.filter((charge) => charge.customer === customer)),
    'GET /v1/charges/:id': ([id]) => get(new Map(charges.map((charge) => [charge.id, charge])), id),
    'GET /v1/disputes': (_ids, { charge }) => list(disputes.filter((dispute) => dispute.charge === charge)),
    'GET /v1/invoice_payments': (_ids, form) => {
      const intent = readParameter(form, 'payment', 'payment_intent')
      const invoiceId = readParameter(form, 'invoice')
      const found = [...account.paidInvoices].filter(([paid, { id }]) => paid === intent || id === invoiceId)
      return list(found.map(([paid, invoice]) => presentPayment(invoice, paid)))
    },
    'POST /v1/refunds': (_ids, form) => {
      const intent = readParameter(form, 'payment_intent')
      const charge = charges.find(({ payment_intent }) => payment_intent === intent)
      if (charge === undefined || charge.amount_refunded === charge.amount) {
        throw new StripeRefusal(400, 'charge_already_refunded', 'The payment has already been refunded.')
      }
      const amount = charge.amount - charge.amount_refunded
      charge.amount_refunded = charge.amount
      account.emit('charge.refunded', charge)
      return { ...blankRefund, id: makeId('re'), created: account.seconds(), amount, payment_intent: intent }
    },
    'POST /v1/invoices/create_preview': (_ids, form) => {
      const subscription = get(subscriptions, readParameter(form, 'subscription'))
      const priceId = readParameter(form, 'subscription_details', 'items', '0', 'price') ?? ''
      const due = getProration(subscription, priceId)
      const occasion = { reason: 'upcoming', subscription } as const
      return buildInvoice('upcoming_in_1', subscription.customer, due, 'Change of plan', account.seconds(), occasion)
    },
    'POST /v1/billing_portal/sessions': (_ids, form): Stripe.BillingPortal.Session => {
      const { customer = '', return_url = null } = readMetadata(form)
      const url = `${origin()}/portal/${customer}`
      return { ...blankPortalSession, id: makeId('bps'), created: account.seconds(), customer, return_url, url }
    },
  }
}

function toAmount({ unit_amount }: Stripe.Price): number {
  return unit_amount ?? 0
}
