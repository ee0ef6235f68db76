import type { Checkout } from '@marquee/contract/billing'
import { addMonths } from '../../../platform/months.ts'
import type { CheckoutRow } from './checkouts.repository.ts'
import { countMonths } from './subscription-state.ts'

/** A purchase in the form that pages receive. @param planTitle the title of the plan that is bought */
export function presentCheckout(row: CheckoutRow, planTitle: string | undefined): Checkout {
  const isOver = row.state === 'paid' || row.state === 'expired' || row.state === 'duplicate'
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    provider: row.provider,
    title: planTitle ?? `${row.credits.toLocaleString('en-US')} credits`,
    due_now: row.due_now,
    recurring: getRecurring(row),
    credits: row.credits,
    currency: row.currency,
    url: isOver ? null : row.url,
  }
}

function getRecurring({ billing_interval: interval, trial_ends_at, created_at, price }: CheckoutRow) {
  if (interval === null) {
    return null
  }
  const startsAt = trial_ends_at ?? addMonths(created_at, countMonths(interval))
  return { amount: price, interval, starts_at: startsAt.toISOString() }
}
