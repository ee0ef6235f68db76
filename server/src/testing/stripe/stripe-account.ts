import { randomUUID } from 'node:crypto'
import { addMonths } from '../../platform/months.ts'
import fixtures from './fixtures.json' with { type: 'json' }
import { type FormObject, readParameter } from './form-body.ts'

/** An object of Stripe, as it goes over the wire. */
export type Resource = Record<string, unknown> & { id: string }

export interface StripeEventBody extends Resource {
  type: string
  data: { object: Resource }
}

interface Price extends Resource {
  unit_amount: number
  lookup_key: string | null
  recurring: { interval: 'month' | 'year' } | null
}

export interface Subscription extends Resource {
  customer: string
  status: string
  priceId: string
  start: number
  end: number
  pauseUntil: number | null
  schedule: Schedule | null
}

interface Charge extends Resource {
  customer: string
  payment_intent: string
  amount_refunded: number
  disputed: boolean
  /** The stand-in's own: Stripe tells it by the payments of invoices. */
  invoiceId: string
}

interface Dispute extends Resource {
  charge: string
  status: string
}

/** What an invoice is for. */
interface InvoiceOccasion {
  reason?: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual'
  subscription?: Subscription
  metadata?: unknown
}

interface SubscriptionTerms {
  /** In seconds. */
  trialEnd?: number | null
  status?: 'active' | 'incomplete'
  metadata?: unknown
}

interface Schedule extends Resource {
  status: string
  phases: { start_date: number; end_date: number; price: string }[]
}

const SECOND = 1000

/** What an invoice belongs to, and the time that it is for. */
function describeOrigin(subscription: Subscription | undefined, at: number) {
  if (subscription === undefined) {
    return { parent: null, period: { start: at, end: at } }
  }
  const { id, start, end } = subscription
  const parent = { type: 'subscription_details', subscription_details: { subscription: id, metadata: {} } }
  return { parent, period: { start, end } }
}

/** What an account of Stripe holds, and what time and cards do to it. Shapes are those of Stripe's own fixtures. */
export function createStripeAccount(now: () => Date) {
  const customers = new Map<string, Resource>()
  const taxIds = new Map<string, Resource & { customer: string }>()
  const prices = new Map<string, Price>()
  const sessions = new Map<string, Resource>()
  const subscriptions = new Map<string, Subscription>()
  const schedules = new Map<string, Schedule>()
  const invoices: Resource[] = []
  const charges: Charge[] = []
  const disputes: Dispute[] = []
  const events: StripeEventBody[] = []
  let isCardGood = true

  const seconds = () => Math.floor(now().getTime() / SECOND)
  const makeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`

  function emit(type: string, object: Resource): void {
    const data = { object: { ...object } }
    events.push({ ...fixtures.event, id: makeId('evt'), type, created: seconds(), data })
  }

  function addInvoice(
    customer: string,
    total: number,
    description: string,
    at: number,
    { reason = 'manual', subscription, metadata = {} }: InvoiceOccasion = {},
  ): Resource {
    const isPaid = isCardGood
    const { parent, period } = describeOrigin(subscription, at)
    const number = `MQ-${String(invoices.length + 1).padStart(4, '0')}`
    const id = makeId('in')
    const lines = {
      ...fixtures.invoice.lines,
      data: [{ ...fixtures.invoice.lines.data[0], amount: total, description, period }],
    }
    const status = isPaid ? 'paid' : 'open'
    const what = { ...fixtures.invoice, billing_reason: reason, metadata, parent, lines }
    const invoice = { ...what, id, customer, number, total, amount_due: total, status, created: at }
    invoices.unshift({ ...invoice, invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf` })
    if (isPaid) {
      const ids = { id: makeId('ch'), payment_intent: makeId('pi') }
      const payment = { ...ids, amount: total, amount_refunded: 0, disputed: false }
      charges.unshift({ ...fixtures.charge, ...payment, customer, invoiceId: id })
    }
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    return invoice
  }

  function getEnd(priceId: string, start: number): number {
    const months = prices.get(priceId)?.recurring?.interval === 'year' ? 12 : 1
    return addMonths(new Date(start * SECOND), months).getTime() / SECOND
  }

  function charge(subscription: Subscription, at: number): void {
    const price = prices.get(subscription.priceId)
    const occasion = { reason: 'subscription_cycle', subscription } as const
    addInvoice(subscription.customer, price?.unit_amount ?? 0, 'Subscription', at, occasion)
    subscription.status = isCardGood ? 'active' : 'past_due'
  }

  function subscribe(
    customer: string,
    priceId: string,
    { trialEnd = null, status = 'active', metadata = {} }: SubscriptionTerms = {},
  ): Subscription {
    const start = seconds()
    const subscription: Subscription = {
      ...fixtures.subscription,
      id: makeId('sub'),
      created: start,
      customer,
      priceId,
      start,
      end: trialEnd ?? getEnd(priceId, start),
      trial_end: trialEnd,
      status: trialEnd === null ? status : 'trialing',
      cancel_at_period_end: false,
      ended_at: null,
      pause_collection: null,
      pauseUntil: null,
      schedule: null,
      metadata,
    }
    subscriptions.set(subscription.id, subscription)
    if (trialEnd === null && status === 'active') {
      const occasion = { reason: 'subscription_create', subscription } as const
      addInvoice(customer, prices.get(priceId)?.unit_amount ?? 0, 'Subscription', start, occasion)
    }
    emit('customer.subscription.created', presentSubscription(subscription))
    return subscription
  }

  function presentSubscription(subscription: Subscription): Resource {
    const { priceId, start, end, pauseUntil: _pause, schedule, ...rest } = subscription
    const [item] = fixtures.subscription.items.data
    const period = { current_period_start: start, current_period_end: end }
    const card = { ...fixtures.payment_method, card: { ...fixtures.payment_method.card } }
    return {
      ...rest,
      items: { ...fixtures.subscription.items, data: [{ ...item, ...period, price: prices.get(priceId) }] },
      default_payment_method: card,
      schedule: schedule === null ? null : presentSchedule(schedule, start),
    }
  }

  function presentSchedule(schedule: Schedule, start: number): Resource {
    const current = schedule.phases.find((phase) => phase.start_date === start) ?? schedule.phases[0]
    return { ...schedule, object: 'subscription_schedule', current_phase: current ?? null }
  }

  function renew(subscription: Subscription): void {
    const at = subscription.end
    if (subscription['cancel_at_period_end'] === true) {
      Object.assign(subscription, { status: 'canceled', ended_at: at })
      emit('customer.subscription.deleted', presentSubscription(subscription))
      return
    }
    const next = subscription.schedule?.phases.find(({ start_date }) => start_date === at)
    subscription.priceId = next?.price ?? subscription.priceId
    Object.assign(subscription, { start: at, end: getEnd(subscription.priceId, at) })
    if (subscription.pauseUntil !== null && at >= subscription.pauseUntil) {
      Object.assign(subscription, { pauseUntil: null, pause_collection: null })
    }
    if (subscription.pauseUntil === null) {
      charge(subscription, at)
    }
    emit('customer.subscription.updated', presentSubscription(subscription))
  }

  return {
    customers,
    taxIds,
    prices,
    sessions,
    subscriptions,
    schedules,
    invoices,
    charges,
    disputes,
    events,
    seconds,
    makeId,
    emit,
    addInvoice,
    subscribe,
    getEnd,
    presentSubscription,
    presentSchedule,

    isCardGood: () => isCardGood,
    setCard(isGood: boolean): void {
      isCardGood = isGood
    },

    addPrice(form: FormObject): Price {
      const interval = readParameter(form, 'recurring', 'interval')
      const price: Price = {
        ...fixtures.price,
        id: makeId('price'),
        unit_amount: Number(readParameter(form, 'unit_amount')),
        currency: readParameter(form, 'currency'),
        lookup_key: readParameter(form, 'lookup_key') ?? null,
        recurring: interval === undefined ? null : { interval: interval === 'year' ? 'year' : 'month' },
        metadata: form['metadata'] ?? {},
      }
      prices.set(price.id, price)
      return price
    },

    /** Does what time brings until now. */
    advance(): void {
      for (const subscription of subscriptions.values()) {
        while (['active', 'trialing'].includes(subscription.status) && subscription.end <= seconds()) {
          renew(subscription)
        }
      }
    },

    /** Tries the open invoices again, as Stripe does when a card was changed. */
    retryOpen(): void {
      for (const invoice of invoices.filter(({ status }) => status === 'open' && isCardGood)) {
        invoice['status'] = 'paid'
        const owner = [...subscriptions.values()].find(({ customer }) => customer === invoice['customer'])
        if (owner?.status === 'past_due') {
          owner.status = 'active'
        }
        emit('invoice.paid', invoice)
      }
    },
  }
}

export type StripeAccount = ReturnType<typeof createStripeAccount>
