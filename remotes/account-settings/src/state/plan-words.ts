import type { Plan, Subscription } from '@marquee/contract/plans'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'

export interface PlanWords {
  /** How the plan stands, in a few words. */
  title: string
  /** What comes next, and when. */
  sentence: string
  tone: 'info' | 'warning' | 'error' | 'success'
}

/** What stays when a trial or a plan is over. */
export const KEPT_WORDS = 'Nothing is deleted: your work stays readable, and the owner can export it.'

/** What a plan costs, as "$79 a month". */
export function getPriceWords(plan: Plan, interval: 'month' | 'year'): string {
  const price = interval === 'year' ? plan.price_year : plan.price_month
  return `${formatMoney(price, plan.currency)} a ${interval}`
}

/** Says in words how a workspace stands with its plan. */
export function getPlanWords(subscription: Subscription, plans: readonly Plan[]): PlanWords {
  const plan = plans.find(({ code }) => code === subscription.plan_code)
  const { standing, interval, period_ends_at, trial_ends_at, grace_ends_at, pause, scheduled } = subscription
  const end = period_ends_at === null ? '' : formatDate(period_ends_at)
  if (plan === undefined || standing === 'none') {
    return { title: 'No plan yet', sentence: 'Choose a plan to work with Marquee.', tone: 'info' }
  }
  const { title } = plan
  switch (standing) {
    case 'ended':
      return trial_ends_at !== null && !subscription.is_paid
        ? { title: `Your trial ended on ${formatDate(trial_ends_at)}`, sentence: KEPT_WORDS, tone: 'warning' }
        : { title: `Your ${title} plan ended on ${end}`, sentence: KEPT_WORDS, tone: 'warning' }
    case 'past_due':
      return {
        title: 'The last payment failed',
        sentence: `Update your card by ${formatDate(grace_ends_at ?? '')}. Otherwise ${title} ends on that day.`,
        tone: 'error',
      }
    case 'paused':
      return {
        title: `${title} is paused`,
        sentence: `It goes on by itself on ${formatDate(pause?.ends_at ?? '')}, for ${getPriceWords(plan, interval)}.`,
        tone: 'info',
      }
    case 'trialing':
    case 'active':
      break
  }
  if (subscription.cancels_at_period_end) {
    return {
      title: `${title} ends on ${end}`,
      sentence: 'Everything works until then, and you can resume it until the last day.',
      tone: 'warning',
    }
  }
  if (standing === 'trialing') {
    return {
      title: `You are trying ${title}`,
      sentence: subscription.is_paid
        ? `The trial runs until ${end}. Then your plan begins, for ${getPriceWords(plan, interval)}.`
        : `The trial ends on ${end}. Without a plan, nothing is charged and nothing is deleted: your work stays readable.`,
      tone: 'info',
    }
  }
  if (pause !== null) {
    const sentence = `It is paused from ${formatDate(pause.starts_at)} to ${formatDate(pause.ends_at)}, free of charge.`
    return { title: `You are on ${title}`, sentence, tone: 'info' }
  }
  const next = plans.find(({ code }) => code === scheduled?.plan_code)
  if (scheduled !== null && next !== undefined) {
    const sentence = `On ${end} it changes to ${next.title}, for ${getPriceWords(next, scheduled.interval)}.`
    return { title: `You are on ${title}`, sentence, tone: 'info' }
  }
  return {
    title: `You are on ${title}`,
    sentence: subscription.is_paid
      ? `The next payment is on ${end}: ${getPriceWords(plan, interval)}.`
      : 'It is yours without a payment.',
    tone: 'success',
  }
}
