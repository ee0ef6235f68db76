import type { Checkout } from '@marquee/contract/billing'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { formatCount } from '@marquee/ui/format-number'
import styles from './checkout.module.css'

/** The purchased item, the amount due today, and the later amounts. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { title, due_now, currency, recurring, credits, kind } = checkout
  return (
    <div className={styles.order}>
      <div>
        <h1 className={styles.what} tabIndex={-1} data-page-title>
          {kind === 'plan' ? `Subscribe to ${title}` : title}
        </h1>
        <p className={styles.due}>{formatMoney(due_now, currency)}</p>
        <p className={styles.what}>due today</p>
      </div>
      <dl className={styles.lines}>
        {recurring === null ? null : (
          <div className={styles.line}>
            <dt>{due_now === 0 ? `After your trial, from ${formatDate(recurring.starts_at)}` : 'Renews'}</dt>
            <dd>
              {formatMoney(recurring.amount, currency)} a {recurring.interval}
            </dd>
          </div>
        )}
        {recurring === null || due_now === 0 ? null : (
          <div className={styles.line}>
            <dt>Next payment</dt>
            <dd>{formatDate(recurring.starts_at)}</dd>
          </div>
        )}
        <div className={styles.line}>
          <dt>{kind === 'plan' ? 'Credits every month' : 'Valid for'}</dt>
          <dd>{kind === 'plan' ? formatCount(credits, 'credit') : '12 months'}</dd>
        </div>
      </dl>
    </div>
  )
}
