import fixtures from './fixtures.json' with { type: 'json' }
import { type FormObject, readParameter } from './form-body.ts'
import type { Resource, StripeAccount, Subscription } from './stripe-account.ts'
import { StripeRefusal } from './stripe-refusal.ts'

type Call = (ids: readonly string[], form: FormObject) => unknown

/** What each call of the API does to the account, and answers. */
export function createStripeCalls(account: StripeAccount, origin: () => string): Readonly<Record<string, Call>> {
  const { customers, taxIds, prices, sessions, subscriptions, schedules, invoices, charges, disputes, makeId } = account

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

  function presentSession(session: Resource): Resource {
    const subscription = subscriptions.get(String(session['subscription']))
    return subscription === undefined
      ? session
      : { ...session, subscription: account.presentSubscription(subscription) }
  }

  function getProration(subscription: Subscription, priceId: string): number {
    const [before, after] = [get(prices, subscription.priceId), get(prices, priceId)]
    const left = (subscription.end - account.seconds()) / (subscription.end - subscription.start)
    const isSame = before.recurring?.interval === after.recurring?.interval
    return Math.round((isSame ? after.unit_amount * left : after.unit_amount) - before.unit_amount * left)
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

  function updateSubscription(subscription: Subscription, form: FormObject): Resource {
    if (subscription.schedule !== null) {
      throw new StripeRefusal(400, 'invalid', 'The subscription is managed by the subscription schedule.')
    }
    switchPrice(subscription, form)
    const cancels = readParameter(form, 'cancel_at_period_end')
    const resumesAt = readParameter(form, 'pause_collection', 'resumes_at')
    if (cancels !== undefined) {
      subscription['cancel_at_period_end'] = cancels === 'true'
    }
    if (form['pause_collection'] === '') {
      Object.assign(subscription, { pauseUntil: null, pause_collection: null })
    } else if (resumesAt !== undefined) {
      const pause = { behavior: 'void', resumes_at: Number(resumesAt) }
      Object.assign(subscription, { pauseUntil: Number(resumesAt), pause_collection: pause })
    }
    if (readParameter(form, 'billing_cycle_anchor', 'type') === 'now') {
      subscription.start = account.seconds()
      subscription.end = account.getEnd(subscription.priceId, subscription.start)
      account.addInvoice(
        subscription.customer,
        get(prices, subscription.priceId).unit_amount,
        'Subscription',
        subscription.start,
        { reason: 'subscription_update', subscription },
      )
    }
    const metadata = Object.entries({
      ...(subscription['metadata'] as FormObject),
      ...(form['metadata'] as FormObject),
    })
    subscription['metadata'] = Object.fromEntries(metadata.filter(([, value]) => value !== ''))
    account.emit('customer.subscription.updated', account.presentSubscription(subscription))
    return account.presentSubscription(subscription)
  }

  return {
    'POST /v1/customers': (_ids, form) => {
      const customer = { ...fixtures.customer, ...form, id: makeId('cus') }
      customers.set(customer.id, customer)
      return customer
    },
    'POST /v1/customers/:id': ([id], form) => Object.assign(get(customers, id), form),
    'GET /v1/customers/:id/tax_ids': ([id]) => list([...taxIds.values()].filter(({ customer }) => customer === id)),
    'POST /v1/customers/:id/tax_ids': ([id = ''], { type, value }) => {
      if (type === 'eu_vat' && !/^[A-Z]{2}\w{8,12}$/.test(String(value))) {
        throw new StripeRefusal(400, 'tax_id_invalid', 'Invalid value for eu_vat.')
      }
      const taxId = { id: makeId('txi'), object: 'tax_id', customer: id, type, value }
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
      const session = {
        ...fixtures['checkout.session'],
        ...form,
        id,
        url: `${origin()}/pay/${id}`,
        payment_status: 'unpaid',
        payment_intent: null,
        subscription: null,
        status: 'open',
      }
      sessions.set(id, session)
      return session
    },
    'GET /v1/checkout/sessions/:id': ([id]) => presentSession(get(sessions, id)),
    'POST /v1/checkout/sessions/:id/expire': ([id]) => {
      const session = get(sessions, id)
      if (session['status'] !== 'open') {
        throw new StripeRefusal(400, 'invalid', `This Session cannot be expired: it is ${String(session['status'])}.`)
      }
      session['status'] = 'expired'
      account.emit('checkout.session.expired', session)
      return session
    },
    'GET /v1/subscriptions': (_ids, { customer, status }) => {
      const found = [...subscriptions.values()].filter(
        (one) =>
          (customer === undefined || one.customer === customer) && (status === 'all' || one.status !== 'canceled'),
      )
      // The newest come first.
      return list(found.toReversed().map((one) => account.presentSubscription(one)))
    },
    'GET /v1/subscriptions/:id': ([id]) => account.presentSubscription(get(subscriptions, id)),
    'POST /v1/subscriptions/:id': ([id], form) => updateSubscription(get(subscriptions, id), form),
    'DELETE /v1/subscriptions/:id': ([id], form) => {
      const subscription = get(subscriptions, id)
      const comment = readParameter(form, 'cancellation_details', 'comment') ?? null
      const cancellation_details = { ...fixtures.subscription.cancellation_details, comment }
      Object.assign(subscription, { status: 'canceled', ended_at: account.seconds(), cancellation_details })
      account.emit('customer.subscription.deleted', account.presentSubscription(subscription))
      return account.presentSubscription(subscription)
    },
    'POST /v1/subscription_schedules': (_ids, { from_subscription }) => {
      const subscription = get(subscriptions, String(from_subscription))
      const { start, end, priceId } = subscription
      const schedule = {
        id: makeId('sub_sched'),
        status: 'active',
        metadata: {},
        phases: [{ start_date: start, end_date: end, price: priceId }],
      }
      schedules.set(schedule.id, schedule)
      subscription.schedule = schedule
      return account.presentSchedule(schedule, start)
    },
    'POST /v1/subscription_schedules/:id': ([id], form) => {
      const schedule = get(schedules, id)
      const end = Number(readParameter(form, 'phases', '0', 'end_date'))
      const [first] = schedule.phases
      schedule.phases = [
        { ...first, start_date: first?.start_date ?? 0, end_date: end, price: first?.price ?? '' },
        { start_date: end, end_date: end, price: readParameter(form, 'phases', '1', 'items', '0', 'price') ?? '' },
      ]
      schedule['metadata'] = form['metadata'] ?? {}
      return account.presentSchedule(schedule, first?.start_date ?? 0)
    },
    'POST /v1/subscription_schedules/:id/release': ([id]) => {
      const schedule = get(schedules, id)
      schedule.status = 'released'
      for (const subscription of subscriptions.values()) {
        subscription.schedule = subscription.schedule === schedule ? null : subscription.schedule
      }
      return account.presentSchedule(schedule, 0)
    },
    'GET /v1/invoices': (_ids, { customer }) => list(invoices.filter((invoice) => invoice['customer'] === customer)),
    'GET /v1/charges': (_ids, { customer }) => list(charges.filter((charge) => charge['customer'] === customer)),
    'GET /v1/charges/:id': ([id]) => get(new Map(charges.map((charge) => [charge.id, charge])), id),
    'GET /v1/disputes': (_ids, { charge }) => list(disputes.filter((dispute) => dispute.charge === charge)),
    'GET /v1/invoice_payments': (_ids, form) => {
      const intent = readParameter(form, 'payment', 'payment_intent')
      const invoice = readParameter(form, 'invoice')
      const found = charges.filter((one) => one.payment_intent === intent || one.invoiceId === invoice)
      return list(
        found.map(({ id, invoiceId, payment_intent }) => {
          const payment = { ...fixtures.invoice_payment.payment, payment_intent }
          return { ...fixtures.invoice_payment, id: `inpay_${id}`, invoice: invoiceId, payment }
        }),
      )
    },
    'POST /v1/refunds': (_ids, form) => {
      const intent = readParameter(form, 'payment_intent')
      const charge = charges.find(({ payment_intent }) => payment_intent === intent)
      if (charge === undefined || charge.amount_refunded === charge['amount']) {
        throw new StripeRefusal(400, 'charge_already_refunded', 'The payment has already been refunded.')
      }
      const amount = Number(charge['amount']) - charge.amount_refunded
      charge.amount_refunded = Number(charge['amount'])
      account.emit('charge.refunded', charge)
      return { id: makeId('re'), object: 'refund', amount, payment_intent: intent, status: 'succeeded' }
    },
    'POST /v1/invoices/create_preview': (_ids, form) => {
      const subscription = get(subscriptions, readParameter(form, 'subscription'))
      const priceId = readParameter(form, 'subscription_details', 'items', '0', 'price') ?? ''
      return { ...fixtures.invoice, id: 'upcoming_in_1', amount_due: getProration(subscription, priceId) }
    },
    'POST /v1/billing_portal/sessions': (_ids, form) => ({
      ...fixtures['billing_portal.session'],
      ...form,
      url: `${origin()}/portal/${String(form['customer'])}`,
    }),
  }
}
