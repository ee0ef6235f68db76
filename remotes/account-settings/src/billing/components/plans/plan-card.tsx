import { PLAN_LIMITS, type PlanLimit } from '@marquee/contract/plan-contents'
import type { BillingInterval, Plan } from '@marquee/contract/plans'
import { formatMoney } from '@marquee/ui/format-money'
import { formatNumber } from '@marquee/ui/format-number'
import { Button, Tag } from 'antd'
import { Check } from 'lucide-react'
import type { PlanAction } from '../../state/plan-action.ts'
import styles from './plans.module.css'

interface PlanCardProps {
  plan: Plan
  interval: BillingInterval
  isCurrent: boolean
  /** The recommended plan: its button is emphasized. */
  isSuggested: boolean
  action: PlanAction
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One plan: its price, its limits in numbers, and its button. */
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
        {PLAN_LIMITS.map(({ title, units, read }) => (
          <Limit key={title} units={units} value={read(plan)} />
        ))}
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

/** A line of its number and what it counts; nothing for what the plan does not have. */
function Limit({ units: [one, several], value }: { units: PlanLimit['units']; value: number | boolean }) {
  return typeof value === 'boolean' ? null : (
    <li>
      <Check size={16} aria-hidden />
      <span>
        <strong>{formatNumber(value)}</strong> {value === 1 ? one : several}
      </span>
    </li>
  )
}
