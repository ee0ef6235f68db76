import type { BillingInterval, Plan, Subscription } from '@marquee/contract/plans'

/** The action of a plan's button: buy the plan, change to it, or nothing. */
export interface PlanAction {
  kind: 'buy' | 'change' | 'none'
  label: string
}

export function getPlanAction(
  plan: Plan,
  interval: BillingInterval,
  subscription: Subscription,
  plans: readonly Plan[],
): PlanAction {
  const isOver = subscription.standing === 'ended' || subscription.standing === 'none'
  if (isOver || !subscription.is_paid) {
    return { kind: 'buy', label: `Choose ${plan.title}` }
  }
  const { plan_code, scheduled } = subscription
  if (plan.code === plan_code && interval === subscription.interval) {
    return scheduled === null
      ? { kind: 'none', label: 'Your plan' }
      : { kind: 'change', label: `Stay on ${plan.title}` }
  }
  if (scheduled !== null && plan.code === scheduled.plan_code && interval === scheduled.interval) {
    return { kind: 'none', label: 'Your next plan' }
  }
  const current = plans.find(({ code }) => code === plan_code)
  return { kind: 'change', label: getChangeLabel(plan, interval, current) }
}

function getChangeLabel(plan: Plan, interval: BillingInterval, current: Plan | undefined): string {
  if (plan.code === current?.code) {
    return interval === 'year' ? 'Switch to yearly' : 'Switch to monthly'
  }
  const isLarger = plan.price_month > (current?.price_month ?? 0)
  return `${isLarger ? 'Upgrade' : 'Downgrade'} to ${plan.title}`
}
