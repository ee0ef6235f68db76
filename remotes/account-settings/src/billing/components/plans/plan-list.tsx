import type { BillingInterval, Plan, Subscription } from '@marquee/contract/plans'
import { Segmented } from 'antd'
import { useState } from 'react'
import { getPlanAction } from '../../state/plan-action.ts'
import { useCheckout } from '../../state/use-checkout.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plans.module.css'

interface PlanListProps {
  plans: readonly Plan[]
  subscription: Subscription
}

/** The plans by month or by year, each with the button that buys it or changes to it. */
export function PlanList({ plans, subscription }: PlanListProps) {
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval)
  const [changeTo, setChangeTo] = useState<{ plan: Plan; label: string } | null>(null)
  const checkout = useCheckout()
  const buying = checkout.current?.kind === 'plan' ? checkout.current.plan_code : null

  function handleChoose(plan: Plan): void {
    const { kind, label } = getPlanAction(plan, interval, subscription, plans)
    if (kind === 'buy') {
      checkout.buy({ kind: 'plan', plan_code: plan.code, interval })
    } else {
      setChangeTo({ plan, label })
    }
  }

  return (
    <>
      <div className={styles.head}>
        <Segmented<BillingInterval>
          aria-label="Billed"
          size="large"
          className={styles.interval ?? ''}
          value={interval}
          onChange={setInterval}
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: <YearlyLabel plans={plans} /> },
          ]}
        />
      </div>
      <ul className={styles.cards} role="list" aria-label="Plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            interval={interval}
            isCurrent={plan.code === subscription.plan_code && subscription.standing !== 'ended'}
            isSuggested={isSuggested(plan, subscription, plans)}
            action={getPlanAction(plan, interval, subscription, plans)}
            isBusy={buying === plan.code}
            isDisabled={!subscription.can_manage || buying !== null}
            onChoose={() => handleChoose(plan)}
          />
        ))}
      </ul>
      {subscription.can_manage ? null : (
        <p className={styles.note}>Only the owner and the admins of this workspace can change its plan.</p>
      )}
      {changeTo === null ? null : <ChangeDialog {...changeTo} interval={interval} onClose={() => setChangeTo(null)} />}
    </>
  )
}

/** The plan that is tried or, for those who pay, the larger ones. */
function isSuggested(plan: Plan, { plan_code, is_paid }: Subscription, plans: readonly Plan[]): boolean {
  const current = plans.find(({ code }) => code === plan_code) ?? plans[1]
  return is_paid && current !== undefined ? plan.price_month > current.price_month : plan.code === current?.code
}

/** What a year costs less than twelve months, as the plans' rows say it. */
function YearlyLabel({ plans }: { plans: readonly Plan[] }) {
  const [plan] = plans
  const share = plan === undefined || plan.price_month === 0 ? 0 : 1 - plan.price_year / (plan.price_month * 12)
  return <>Yearly {share > 0.01 ? <span className={styles.saving}>save {Math.round(share * 100)}%</span> : null}</>
}
