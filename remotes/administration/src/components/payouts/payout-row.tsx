import type { AdministeredPayout } from '@marquee/contract/affiliate'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import controls from '@marquee/ui/controls.module.css'
import styles from './payouts.module.css'

interface PayoutRowProps {
  payout: AdministeredPayout
  onPay: () => void
}

/** One payout: to whom, how much, and the way to say that it was transferred. */
export function PayoutRow({ payout, onPay }: PayoutRowProps) {
  const { workspace_name, payout_email, amount, currency, state, reference, paid_at, created_at } = payout
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.name} dir="auto">
          {workspace_name}
        </h2>
        <p className={styles.facts}>
          {payout_email} · made on {formatDate(created_at)}
          {paid_at === null ? null : ` · transferred on ${formatDate(paid_at)} as ${reference}`}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(amount, currency)}</p>
      {state === 'paid' ? (
        <p className={styles.paid}>Paid</p>
      ) : (
        <button
          type="button"
          className={controls.button}
          aria-label={`Mark the payout to ${workspace_name} as paid`}
          onClick={onPay}
        >
          Mark as paid
        </button>
      )}
    </li>
  )
}
