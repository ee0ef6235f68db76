import { getPrice, isBought, type PlanChoice, type SubscriptionState } from './subscription-state.ts'
import type { BillingNotice } from './billing.mails.ts'

interface DueNotice {
  notice: BillingNotice
  /** The day that the mail names. */
  day: Date
  /** The plan that the mail names. Default: the plan after the change. */
  choice?: PlanChoice
}

/** The notices that the owner receives about a change of the plan. */
export function listPlanNotices(before: SubscriptionState | undefined, after: SubscriptionState): DueNotice[] {
  if (before === undefined) {
    return []
  }
  const notices: DueNotice[] = []
  if (!before.cancelAtPeriodEnd && after.cancelAtPeriodEnd) {
    notices.push({ notice: 'plan_cancelled', day: after.periodEnd })
  }
  if (before.pause === null && after.pause !== null) {
    notices.push({ notice: 'plan_paused', day: after.pause.endsAt })
  }
  notices.push(...listChoiceNotices(before, after))
  return before.status === after.status ? notices : [...notices, ...listStatusNotices(before, after)]
}

/** The notices about a plan that was bought in a trial, changed, or scheduled. */
function listChoiceNotices(before: SubscriptionState, after: SubscriptionState): DueNotice[] {
  if (!isBought(after)) {
    return []
  }
  const { scheduled, periodEnd, status } = after
  const isOther = !isSameChoice(before, after)
  if (status === 'trialing') {
    return isOther || !isBought(before) ? [{ notice: 'plan_chosen', day: periodEnd }] : []
  }
  if (isBought(before) && isOther) {
    return [{ notice: 'plan_changed', day: periodEnd }]
  }
  const isNewlyPlanned = scheduled !== null && (before.scheduled === null || !isSameChoice(before.scheduled, scheduled))
  return isNewlyPlanned ? [{ notice: 'plan_scheduled', day: periodEnd, choice: scheduled }] : []
}

function isSameChoice(one: PlanChoice, other: PlanChoice): boolean {
  return one.plan.id === other.plan.id && one.interval === other.interval
}

function listStatusNotices(before: SubscriptionState, after: SubscriptionState): DueNotice[] {
  switch (after.status) {
    case 'past_due':
      return [{ notice: 'payment_failed', day: after.graceEndsAt ?? after.periodEnd }]
    case 'canceled':
      return [{ notice: 'plan_ended', day: after.periodEnd }]
    case 'active':
      return before.status === 'past_due' ? [{ notice: 'payment_recovered', day: after.periodEnd }] : []
    case 'trialing':
      return []
  }
}

/** The reminder that the owner receives because a trial, the days of grace or a period ends soon. */
export function getReminder(state: SubscriptionState): DueNotice {
  const { status, periodEnd, graceEndsAt, provider } = state
  if (status === 'past_due') {
    return { notice: 'grace_ending', day: graceEndsAt ?? periodEnd }
  }
  if (status === 'trialing') {
    return { notice: provider === null ? 'trial_ending' : 'first_payment', day: periodEnd }
  }
  return { notice: 'renewal', day: periodEnd }
}

/** A price such as "$79 a month". */
export function toPriceWords(choice: PlanChoice): string {
  return `${formatCents(getPrice(choice), choice.plan.currency)} a ${choice.interval}`
}

/** An amount such as "$79" or "$79.50". */
export function formatCents(cents: number, currency: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits }).format(cents / 100)
}
