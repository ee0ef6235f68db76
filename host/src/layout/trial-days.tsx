import { useSession } from '@marquee/remote-kit/host-services'
import { Link } from 'react-router'
import { describePlan } from './plan-labels.ts'
import styles from './trial-days.module.css'
import { useRefreshAt } from './use-refresh-at.ts'

/** How long the free trial still runs, what ends and what stays; nothing while a plan runs that was paid for. */
export function TrialDays() {
  const { authData } = useSession()
  const trialEnd = authData.has_active_subscription ? authData.free_trial_days_remaining?.ends_at : undefined
  useRefreshAt(authData.plan_notice?.at ?? trialEnd)
  const words = describePlan(authData)
  if (words === null) {
    return null
  }
  const { title, detail, action, address } = words
  return (
    <Link className={styles.trial} to={address}>
      <strong>{title}</strong>
      {detail === null ? null : <small>{detail}</small>}
      <span>{action}</span>
    </Link>
  )
}
