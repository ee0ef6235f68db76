import { Button, type ButtonProps } from 'antd'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatCount, formatNumber } from '../text/format-number.ts'
import { CreditPrice } from './credit-price.tsx'
import styles from './price-button.module.css'

interface PriceButtonProps extends Omit<ButtonProps, 'children' | 'aria-describedby'> {
  children: React.ReactNode
  /** The price of a click, in credits. */
  price: number
  /** The workspace's balance; undefined until it is known. */
  available: number | undefined
  /** The page where credits can be bought, for members with too few. */
  topUpHref: string
}

/** A button with its price and the balance afterwards. Without enough credits it is disabled and links to the top-up. */
export function PriceButton({ children, price, available, topUpHref, disabled, ...button }: PriceButtonProps) {
  const id = useId()
  const missing = available === undefined ? 0 : Math.max(0, price - available)
  return (
    <span className={styles.control}>
      <Button type="primary" {...button} disabled={disabled === true || missing > 0} aria-describedby={id}>
        <span className={styles.label}>
          {children}
          <span className={styles.price}>
            <CreditPrice credits={price} />
          </span>
        </span>
      </Button>
      <span id={id} className={styles.balance}>
        <Afterwards price={price} available={available} topUpHref={topUpHref} />
      </span>
    </span>
  )
}

function Afterwards({ price, available, topUpHref }: Pick<PriceButtonProps, 'price' | 'available' | 'topUpHref'>) {
  if (available === undefined) {
    return null
  }
  if (available >= price) {
    return `${formatNumber(available - price)} left afterwards`
  }
  return (
    <span className={styles.short}>
      {formatCount(price - available, 'credit')} short. <Link to={topUpHref}>Top up</Link>
    </span>
  )
}
