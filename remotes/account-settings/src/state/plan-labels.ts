import type { Plan, Subscription } from '@marquee/contract/plans'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { formatCount } from '@marquee/ui/format-number'

export interface PlanWords {
  /** The state of the plan, in a few words. */
  title: string
  /** The next change, and when it happens. */
  sentence: string
  tone: 'info' | 'warning' | 'error' | 'success'
}

/** What stays when a trial or a plan is over. */
const KEPT_WORDS = 'Nothing is deleted: your work stays readable, and the owner can export it.'

/** A workspace never had a plan if its creator had used the trial before. */
const NO_PLAN_WORDS =
  'The free trial is once for each user and mailbox. Choose a plan to work in this workspace. Until then you can rename, export, hand over and delete it in the settings.'
const NO_PLAN_WORDS_FOR_MEMBERS =
  'Its owner has not chosen a plan. Until then nothing can be made in this workspace. You can switch to another workspace, or leave this one, in the settings.'

/** The price of a plan, as "$79 a month". */
export function getPriceWords(plan: Plan, interval: 'month' | 'year'): string {
  const price = interval === 'year' ? plan.price_year : plan.price_month
  return `${formatMoney(price, plan.currency)} a ${interval}`
}

/** Describes the state of a workspace's plan. */
export function getPlanWords(subscription: Subscription, plans: readonly Plan[]): PlanWords {
  const plan = plans.find(({ code }) => code === subscription.plan_code)
  if (plan === undefined) {
    const sentence = subscription.can_manage ? NO_PLAN_WORDS : NO_PLAN_WORDS_FOR_MEMBERS
    return { title: 'No plan yet', sentence, tone: 'info' }
  }
  const { standing, interval, grace_ends_at, pause } = subscription
  switch (standing) {
    case 'none':
      return getPlanWords({ ...subscription, plan_code: null }, plans)
    case 'ended':
      return getEndWords(subscription, plan)
    case 'past_due':
      return {
        title: 'The last payment failed',
        sentence: `Update your card by ${toDay(grace_ends_at)}. Otherwise ${plan.title} ends on that day.`,
        tone: 'error',
      }
    case 'paused':
      return {
        title: `${plan.title} is paused`,
        sentence: `It goes on by itself on ${toDay(pause?.ends_at)}, for ${getPriceWords(plan, interval)}.`,
        tone: 'info',
      }
    case 'trialing':
    case 'active':
      return getRunningWords(subscription, plan, plans)
  }
}

function getEndWords({ is_paid, trial_ends_at, period_ends_at }: Subscription, { title }: Plan): PlanWords {
  const isTrial = trial_ends_at !== null && !is_paid
  const what = isTrial
    ? `Your trial ended on ${toDay(trial_ends_at)}`
    : `Your ${title} plan ended on ${toDay(period_ends_at)}`
  return { title: what, sentence: KEPT_WORDS, tone: 'warning' }
}

function getRunningWords(subscription: Subscription, plan: Plan, plans: readonly Plan[]): PlanWords {
  const { title } = plan
  const end = toDay(subscription.period_ends_at)
  if (subscription.cancels_at_period_end) {
    const sentence = 'Everything works until then, and you can resume it until the last day.'
    return { title: `${title} ends on ${end}`, sentence, tone: 'warning' }
  }
  if (subscription.standing === 'trialing') {
    const sentence = subscription.is_paid
      ? `The trial runs until ${end}, with the credits that it began with. Then your plan begins, for ${getPriceWords(plan, subscription.interval)} and with ${formatCount(plan.credits, 'credit')} every month.`
      : `The trial ends on ${end}, and its credits with it. Without a plan, nothing is charged and nothing is deleted: your work stays readable.`
    return { title: `You are trying ${title}`, sentence, tone: 'info' }
  }
  const planned = getPlannedWords(subscription, plans)
  return {
    title: `You are on ${title}`,
    sentence: planned ?? getNextPaymentWords(subscription, plan),
    tone: planned === null ? 'success' : 'info',
  }
}

/** A pause or a change that was decided; null when there is none. */
function getPlannedWords({ pause, scheduled, period_ends_at }: Subscription, plans: readonly Plan[]): string | null {
  if (pause !== null) {
    return `It is paused from ${toDay(pause.starts_at)} to ${toDay(pause.ends_at)}, free of charge.`
  }
  const next = plans.find(({ code }) => code === scheduled?.plan_code)
  return scheduled === null || next === undefined
    ? null
    : `On ${toDay(period_ends_at)} it changes to ${next.title}, for ${getPriceWords(next, scheduled.interval)}.`
}

function getNextPaymentWords({ is_paid, period_ends_at, interval }: Subscription, plan: Plan): string {
  return is_paid
    ? `The next payment is on ${toDay(period_ends_at)}: ${getPriceWords(plan, interval)}.`
    : 'No payment is due: this plan is free for you.'
}

function toDay(time: string | null | undefined): string {
  return time === null || time === undefined ? '' : formatDate(time)
}
