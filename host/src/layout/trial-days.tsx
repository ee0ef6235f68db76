import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import styles from './trial-days.module.css'

/** How long the free trial still runs. */
export function TrialDays() {
  const { authData } = useSession()
  const days = authData.free_trial_days_remaining?.days
  if (days === undefined) {
    return null
  }
  return (
    <Link className={styles.trial} to={href('plans')}>
      <strong>{inWords(days)}</strong>
      <span>Choose a plan</span>
    </Link>
  )
}

function inWords(days: number): string {
  if (days === 0) {
    return 'Your trial ends today'
  }
  return days === 1 ? '1 trial day left' : `${days} trial days left`
}
