import { useIsAllowed, useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import controls from '@marquee/ui/controls.module.css'
import { DAY_MS } from '@marquee/ui/durations'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import styles from './payment-banner.module.css'
import { formatDay } from './plan-labels.ts'

/** Reports a failed payment: the date until which everything works, and for users with the right to change it, a link to the card. */
export function PaymentBanner() {
  const { plan_notice: notice } = useSession().authData
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'none' })
  const canPay = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  if (notice?.kind !== 'payment_failed') {
    return null
  }
  return (
    <section className={styles.banner} aria-label="Payment">
      <TriangleAlert size={18} className={styles.icon} aria-hidden />
      <p>
        <strong>The last payment failed.</strong>{' '}
        {`Everything works until ${formatDay(notice.at)} (${countDays(notice.at)}). `}
        {canPay ? 'Afterwards your work stays readable.' : 'Tell the owner of this workspace.'}
      </p>
      {canPay ? (
        <Link className={controls.button} to={href(hasProduct ? 'account-settings.payment' : 'plans')}>
          Update the card
        </Link>
      ) : null}
    </section>
  )
}

function countDays(end: string): string {
  const days = Math.max(1, Math.ceil((new Date(end).getTime() - Date.now()) / DAY_MS))
  return days === 1 ? '1 day left' : `${days} days left`
}
