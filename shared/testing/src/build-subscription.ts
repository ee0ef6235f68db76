import type { Plan, Subscription } from '@marquee/contract/plans'

/** The plans of the product, the smallest first. */
export function buildPlans(): Plan[] {
  const terms = { currency: 'USD', seats: 5, spy_limit: 25, analyzer_accounts: 3 }
  const features = { brand_spy: true, generation: true }
  return [
    { ...terms, features, code: 'starter', title: 'Starter', price_month: 2900, price_year: 29_000, credits: 100 },
    {
      ...terms,
      features: { ...features, creative_analyzer: true },
      code: 'growth',
      title: 'Growth',
      price_month: 7900,
      price_year: 79_000,
      credits: 500,
    },
  ]
}

/** A monthly plan that is paid for. */
export function buildSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    standing: 'active',
    plan_code: 'growth',
    interval: 'month',
    trial_ends_at: null,
    period_starts_at: '2026-03-02T12:00:00.000Z',
    period_ends_at: '2026-04-02T12:00:00.000Z',
    is_paid: true,
    cancels_at_period_end: false,
    scheduled: null,
    pause: null,
    grace_ends_at: null,
    can_manage: true,
    ...changes,
  }
}
