import type { BillingInterval, Plan } from '@marquee/contract/plans'
import { formatMoney } from '@marquee/ui/format-money'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { Button, Tag } from 'antd'
import { Check } from 'lucide-react'
import type { PlanAction } from '../../state/plan-action.ts'
import styles from './plans.module.css'

interface PlanCardProps {
  plan: Plan
  interval: BillingInterval
  isCurrent: boolean
  /** The one that most people should take: its button stands out. */
  isSuggested: boolean
  action: PlanAction
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One plan: its price, its limits in numbers, and the way to it. */
export function PlanCard({ plan, interval, isCurrent, isSuggested, action, ...button }: PlanCardProps) {
  const { title, price_month, price_year, currency } = plan
  const isYearly = interval === 'year'
  const amount = isYearly ? Math.round(price_year / 12) : price_month
  return (
    <li className={styles.card} data-current={isCurrent || undefined}>
      <div className={styles.name}>
        <h2>{title}</h2>
        {isCurrent ? <Tag color="processing">Current plan</Tag> : null}
      </div>
      <div>
        <p className={styles.amount}>{formatMoney(amount, currency)}</p>
        <p className={styles.per}>
          {isYearly ? `a month, ${formatMoney(price_year, currency)} billed yearly` : 'a month, billed monthly'}
        </p>
      </div>
      <ul className={styles.points} role="list">
        <Point>
          <strong>{formatNumber(plan.credits)}</strong> credits every month
        </Point>
        <Point>
          <strong>{plan.seats}</strong> {plan.seats === 1 ? 'seat' : 'seats'}, viewers are free
        </Point>
        <Point>
          <strong>{plan.spy_limit}</strong> brands to watch
        </Point>
        <Point>{formatCount(plan.analyzer_accounts, 'ad account')} to analyze</Point>
      </ul>
      <div className={styles.action}>
        <Button
          type={isSuggested && action.kind !== 'none' ? 'primary' : 'default'}
          size="large"
          block
          loading={button.isBusy}
          disabled={button.isDisabled || action.kind === 'none'}
          onClick={button.onChoose}
        >
          {action.label}
        </Button>
      </div>
    </li>
  )
}

function Point({ children }: { children: React.ReactNode }) {
  return (
    <li>
      <Check size={16} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
