import type { AuthData } from '@marquee/contract/authentication'
import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import styles from './trial-days.module.css'

/** How long the free trial still runs, or what has ended; nothing while a plan runs that was paid for. */
export function TrialDays() {
  const words = describePlan(useSession().authData)
  if (words === null) {
    return null
  }
  return (
    <Link className={styles.trial} to={href('plans')}>
      <strong>{words}</strong>
      <span>Choose a plan</span>
    </Link>
  )
}

function describePlan({ user_plan, has_active_subscription, free_trial_days_remaining: trial }: AuthData) {
  if (has_active_subscription) {
    return trial === null ? null : describeDays(trial.days)
  }
  if (trial !== null) {
    return `Your trial ended on ${formatEnd(trial.ends_at)}`
  }
  return user_plan === null ? 'You have no plan yet' : `Your ${user_plan.title} plan has ended`
}

function describeDays(days: number): string {
  return days === 1 ? '1 trial day left' : `${days} trial days left`
}

/** `3 March`, with the year when it is another one, in the reader's time zone. */
function formatEnd(endsAt: string): string {
  const end = new Date(endsAt)
  const isThisYear = end.getFullYear() === new Date().getFullYear()
  return end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
