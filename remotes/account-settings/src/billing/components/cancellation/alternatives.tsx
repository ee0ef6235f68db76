import type { Plan, Subscription } from '@marquee/contract/plans'
import { MOST_PAUSED_MONTHS } from '@marquee/contract/billing'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { usePauseSubscription } from '../../../api/billing.ts'
import { getPriceWords } from '../../../state/plan-labels.ts'
import { ChangeDialog } from '../plans/change-dialog.tsx'
import { SettingsCard } from '../../../components/settings-card.tsx'
import styles from './cancellation.module.css'

interface AlternativesProps {
  plans: readonly Plan[]
  plan: Plan
  subscription: Subscription
}

/** Alternatives to the cancellation: a smaller plan, or a pause. Renders nothing when there is neither. */
export function Alternatives({ plans, plan, subscription }: AlternativesProps) {
  const smaller = plans.filter(({ price_month }) => price_month < plan.price_month).at(-1)
  const canPause =
    subscription.standing === 'active' && subscription.interval === 'month' && subscription.pause === null
  if (smaller === undefined && !canPause) {
    return null
  }
  return (
    <SettingsCard title="Other options">
      <div className={styles.offers}>
        {smaller === undefined ? null : <SmallerPlan plan={smaller} subscription={subscription} />}
        {canPause ? <Pause subscription={subscription} /> : null}
      </div>
    </SettingsCard>
  )
}

function SmallerPlan({ plan, subscription: { interval } }: { plan: Plan; subscription: Subscription }) {
  const [isOpen, setIsOpen] = useState(false)
  const label = `Change to ${plan.title}`
  return (
    <div className={styles.offer}>
      <div>
        <strong>
          {plan.title}, {getPriceWords(plan, interval)}
        </strong>
        <p>
          {formatCount(plan.credits, 'credit')} a month and {formatCount(plan.spy_limit, 'followed brand')}.
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen ? <ChangeDialog plan={plan} interval={interval} label={label} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

const MONTHS = Array.from({ length: MOST_PAUSED_MONTHS }, (_, index) => ({
  value: index + 1,
  label: formatCount(index + 1, 'month'),
}))

function Pause({ subscription: { period_ends_at } }: { subscription: Subscription }) {
  const [months, setMonths] = useState(1)
  const { mutateAsync, isPending } = usePauseSubscription()
  const tellOutcome = useOutcomeToast()
  return (
    <div className={styles.offer}>
      <div>
        <strong>Pause for free</strong>
        <p>Starts on {formatDate(period_ends_at ?? '')}. Your plan resumes automatically.</p>
      </div>
      <div className={styles.actions}>
        <Segmented aria-label="Length of the pause" value={months} options={MONTHS} onChange={setMonths} />
        <Button
          loading={isPending}
          onClick={() =>
            void tellOutcome(mutateAsync(months), {
              success: 'Your plan will be paused',
              failure: 'The plan was not paused',
            })
          }
        >
          Pause
        </Button>
      </div>
    </div>
  )
}
