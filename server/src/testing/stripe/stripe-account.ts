import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { addMonths } from '../../platform/months.ts'
import { buildInvoice, type InvoiceOccasion } from './build-invoice.ts'
import { type FormObject, readMetadata, readParameter } from './form-body.ts'
import { presentSubscription, type Schedule, type Subscription } from './present-subscription.ts'
import { blankCharge, blankEvent } from './stripe-payment-objects.ts'
import { blankPrice } from './stripe-subscription-objects.ts'

export interface StripeEventBody extends Omit<Stripe.EventBase, 'data'> {
  data: { object: { id: string } }
}

/** A dispute without the evidence that answers it, which our code never sends. */
type Dispute = Omit<Stripe.Dispute, 'evidence' | 'evidence_details'>

/** The page of a checkout, and the parameters that it was created with. */
export interface Checkout {
  session: Stripe.Checkout.Session
  form: FormObject
}

interface SubscriptionTerms {
  /** In seconds. */
  trialEnd?: number | null
  status?: 'active' | 'incomplete'
  metadata?: Stripe.Metadata
}

const SECOND = 1000

/** The objects of a Stripe account, and the effects of time and cards on them. The objects have the SDK's types. */
export function createStripeAccount(now: () => Date) {
  const customers = new Map<string, Stripe.Customer>()
  const taxIds = new Map<string, Stripe.TaxId>()
  const prices = new Map<string, Stripe.Price>()
  const checkouts = new Map<string, Checkout>()
  const subscriptions = new Map<string, Subscription>()
  const schedules = new Map<string, Schedule>()
  const invoices: Stripe.Invoice[] = []
  const charges: Stripe.Charge[] = []
  const disputes: Dispute[] = []
  /** The invoice that a payment intent paid. */
  const paidInvoices = new Map<string, Stripe.Invoice>()
  const events: StripeEventBody[] = []
  let isCardGood = true

  const seconds = () => Math.floor(now().getTime() / SECOND)
  const makeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`

  function emit(type: Stripe.Event['type'], object: { id: string }): void {
    const data = { object: { ...object } }
    events.push({ ...blankEvent, id: makeId('evt'), type, created: seconds(), data })
  }

  function addInvoice(
    customer: string,
    total: number,
    description: string,
    at: number,
    occasion: InvoiceOccasion = {},
  ): void {
    const invoice = buildInvoice(makeId('in'), customer, total, description, at, occasion)
    invoice.number = `MQ-${String(invoices.length + 1).padStart(4, '0')}`
    invoices.unshift(invoice)
    if (!isCardGood) {
      emit('invoice.payment_failed', invoice)
      return
    }
    const payment_intent = makeId('pi')
    const amounts = { amount: total, amount_captured: total, amount_refunded: 0 }
    const payment = { id: makeId('ch'), created: at, customer, payment_intent, disputed: false }
    charges.unshift({ ...blankCharge, ...amounts, ...payment })
    paidInvoices.set(payment_intent, invoice)
    settle(invoice)
  }

  function settle(invoice: Stripe.Invoice): void {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.total, amount_remaining: 0 })
    emit('invoice.paid', invoice)
  }

  function getPrice(id: string): Stripe.Price {
    const price = prices.get(id)
    if (price === undefined) {
      throw new Error(`A subscription has the price ${id}, which there is not.`)
    }
    return price
  }

  function getEnd(priceId: string, start: number): number {
    const months = prices.get(priceId)?.recurring?.interval === 'year' ? 12 : 1
    return addMonths(new Date(start * SECOND), months).getTime() / SECOND
  }

  function present(subscription: Subscription) {
    return presentSubscription(subscription, getPrice(subscription.priceId))
  }

  function charge(subscription: Subscription, at: number, reason: NonNullable<InvoiceOccasion['reason']>): void {
    const amount = getPrice(subscription.priceId).unit_amount ?? 0
    addInvoice(subscription.customer, amount, 'Subscription', at, { reason, subscription })
  }

  function subscribe(
    customer: string,
    priceId: string,
    { trialEnd = null, status = 'active', metadata = {} }: SubscriptionTerms = {},
  ): Subscription {
    const start = seconds()
    const subscription: Subscription = {
      id: makeId('sub'),
      customer,
      priceId,
      createdAt: start,
      start,
      end: trialEnd ?? getEnd(priceId, start),
      trialEnd,
      status: trialEnd === null ? status : 'trialing',
      cancelsAtEnd: false,
      endedAt: null,
      pauseUntil: null,
      schedule: null,
      cancellationComment: null,
      metadata,
    }
    subscriptions.set(subscription.id, subscription)
    if (trialEnd === null && status === 'active') {
      charge(subscription, start, 'subscription_create')
    }
    emit('customer.subscription.created', present(subscription))
    return subscription
  }

  function renew(subscription: Subscription): void {
    const at = subscription.end
    if (subscription.cancelsAtEnd) {
      Object.assign(subscription, { status: 'canceled', endedAt: at })
      emit('customer.subscription.deleted', present(subscription))
      return
    }
    const next = subscription.schedule?.phases.find(({ start_date }) => start_date === at)
    subscription.priceId = next?.price ?? subscription.priceId
    Object.assign(subscription, { start: at, end: getEnd(subscription.priceId, at) })
    if (subscription.pauseUntil !== null && at >= subscription.pauseUntil) {
      subscription.pauseUntil = null
    }
    if (subscription.pauseUntil === null) {
      charge(subscription, at, 'subscription_cycle')
      subscription.status = isCardGood ? 'active' : 'past_due'
    }
    emit('customer.subscription.updated', present(subscription))
  }

  return {
    customers,
    taxIds,
    prices,
    checkouts,
    subscriptions,
    schedules,
    invoices,
    charges,
    disputes,
    paidInvoices,
    events,
    seconds,
    makeId,
    emit,
    addInvoice,
    charge,
    subscribe,
    getEnd,
    present,

    isCardGood: () => isCardGood,
    setCard(isGood: boolean): void {
      isCardGood = isGood
    },

    addPrice(form: FormObject): Stripe.Price {
      const interval = readParameter(form, 'recurring', 'interval')
      const amount = readParameter(form, 'unit_amount') ?? ''
      const recurring = { interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' as const }
      const price: Stripe.Price = {
        ...blankPrice,
        id: makeId('price'),
        created: seconds(),
        unit_amount: Number(amount),
        unit_amount_decimal: Stripe.Decimal.from(amount),
        currency: readParameter(form, 'currency') ?? '',
        lookup_key: readParameter(form, 'lookup_key') ?? null,
        type: interval === undefined ? 'one_time' : 'recurring',
        recurring: interval === undefined ? null : { ...recurring, interval: interval === 'year' ? 'year' : 'month' },
        metadata: readMetadata(form, 'metadata'),
      }
      prices.set(price.id, price)
      return price
    },

    /** Applies everything that is due until now. */
    advance(): void {
      for (const subscription of subscriptions.values()) {
        while (['active', 'trialing'].includes(subscription.status) && subscription.end <= seconds()) {
          renew(subscription)
        }
      }
    },

    /** Tries the open invoices again, as Stripe does after a card was changed. */
    retryOpen(): void {
      for (const invoice of invoices.filter(({ status }) => status === 'open' && isCardGood)) {
        const owner = [...subscriptions.values()].find(({ customer }) => customer === invoice.customer)
        if (owner?.status === 'past_due') {
          owner.status = 'active'
        }
        settle(invoice)
      }
    },
  }
}

export type StripeAccount = ReturnType<typeof createStripeAccount>
