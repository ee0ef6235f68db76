import { Coins } from 'lucide-react'
import { formatCount } from '../text/format-number.ts'
import styles from './credit-price.module.css'

/** The price of an action, as "5 credits". */
export function CreditPrice({ credits }: { credits: number }) {
  return (
    <span className={styles.price}>
      <Coins className={styles.icon} size={14} aria-hidden />
      {formatCount(credits, 'credit')}
    </span>
  )
}
