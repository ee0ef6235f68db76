import { useSession } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { describePlan } from './plan-labels.ts'
import styles from './trial-days.module.css'

/** Timers count milliseconds in 32 bits: a time more than 24 days away is left to a later visit. */
const LONGEST_MS = 2 ** 31 - 1
/** The server's clock and this one may differ a little. */
const MARGIN_MS = 2000

/** The remaining days of the free trial, what ends and what stays available; nothing while a paid plan runs. */
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

/** Fetches the auth data with the plan again when the given time is reached, so that an open page shows the current state. */
function useRefreshAt(time: string | undefined): void {
  const { refresh } = useSession()
  useEffect(() => {
    const wait = time === undefined ? -1 : new Date(time).getTime() - Date.now() + MARGIN_MS
    if (wait < 0 || wait > LONGEST_MS) {
      return
    }
    const timer = setTimeout(() => void refresh(), wait)
    return () => clearTimeout(timer)
  }, [time, refresh])
}
