import type { AuthData, PlanNotice } from '@marquee/contract/authentication'
import { href } from '@marquee/remote-kit/routes'
import { formatDate, getDisplayTimeZone } from '@marquee/ui/format-date'

interface PlanWords {
  title: string
  /** What ends with the plan and what stays available. */
  detail: string | null
  action: string
  /** The address that the action opens. */
  address: string
}

const AFTERWARDS = 'Nothing was deleted: your work stays readable and can be exported.'

/** The notice of the frame about the plan; null while a paid plan runs with enough credits. */
export function describePlan(authData: AuthData): PlanWords | null {
  const { has_active_subscription: isActive, free_trial_days_remaining: trial, plan_notice: notice } = authData
  // The banner above the page shows this, with more space.
  if (notice?.kind === 'payment_failed') {
    return null
  }
  if (notice !== undefined) {
    return describeNotice(notice.kind, notice.at, authData.user_plan?.title ?? 'Your plan')
  }
  if (!isActive) {
    return describeEnd(authData)
  }
  return trial === null ? describeCredits(authData.credits_notice) : describeTrial(trial)
}

function describeTrial({ days, ends_at }: NonNullable<AuthData['free_trial_days_remaining']>): PlanWords {
  return {
    title: days === 1 ? '1 trial day left' : `${days} trial days left`,
    detail: `Until ${formatDay(ends_at)}. Then saving and creating stop, and your work stays readable.`,
    ...TO_PLANS,
  }
}

function describeEnd({ user_plan, free_trial_days_remaining: trial }: AuthData): PlanWords {
  if (trial !== null) {
    return { title: `Your trial ended on ${formatDay(trial.ends_at)}`, detail: AFTERWARDS, ...TO_PLANS }
  }
  return user_plan === null
    ? { title: 'You have no plan yet', detail: null, ...TO_PLANS }
    : { title: `Your ${user_plan.title} plan has ended`, detail: AFTERWARDS, ...TO_PLANS }
}

function describeNotice(kind: Exclude<PlanNotice['kind'], 'payment_failed'>, at: string, plan: string): PlanWords {
  const day = formatDay(at)
  switch (kind) {
    case 'begins':
      return { title: `${plan} begins on ${day}`, detail: 'Your trial runs until then.', ...TO_SUBSCRIPTION }
    case 'ends':
      return {
        title: `${plan} ends on ${day}`,
        detail: 'Until then everything works.',
        ...TO_SUBSCRIPTION,
        action: 'Resume the plan',
      }
    case 'paused':
      return { title: `${plan} is paused until ${day}`, detail: 'Your work stays readable.', ...TO_SUBSCRIPTION }
  }
}

function describeCredits(notice: AuthData['credits_notice']): PlanWords | null {
  const address = href('account-settings.credits')
  switch (notice) {
    case 'low':
      return { title: 'Few credits are left', detail: null, action: 'Top up', address }
    case 'empty':
      return {
        title: 'Your credits are used up',
        detail: 'What is running goes on; new work waits.',
        action: 'Top up',
        address,
      }
    case undefined:
      return null
  }
}

const TO_PLANS = { action: 'Choose a plan', address: href('plans') }
const TO_SUBSCRIPTION = { action: 'See the subscription', address: href('account-settings.subscription') }

/** `3 March`, with the year when it is not the current one, in the time zone of the workspace. */
export function formatDay(time: string): string {
  const isThisYear = formatDate(time).slice(0, 4) === formatDate(new Date()).slice(0, 4)
  return new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: getDisplayTimeZone(),
    ...(!isThisYear && { year: 'numeric' }),
  })
}
