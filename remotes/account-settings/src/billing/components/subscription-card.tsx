import { PLAN_LIMITS } from '@marquee/contract/plan-contents'
import type { Plan, Subscription } from '@marquee/contract/plans'
import { href } from '@marquee/remote-kit/routes'
import { formatDate } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useResumeSubscription } from '../../api/billing.ts'
import { isPaidPlanRunning } from '../state/paid-plan.ts'
import { getPriceWords } from '../../state/plan-labels.ts'
import { useSettingsAddresses } from '../../state/use-settings-addresses.ts'
import { PlanNotice } from './plans/plan-notice.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './billing.module.css'

interface SubscriptionCardProps {
  plans: readonly Plan[]
  subscription: Subscription
}

/** The current plan: its price and limits, the next change, and the links to change it. */
export function SubscriptionCard({ plans, subscription }: SubscriptionCardProps) {
  const navigate = useNavigate()
  const addresses = useSettingsAddresses()
  const resume = useResumeSubscription()
  const tellOutcome = useOutcomeToast()
  const { can_manage: canManage } = subscription
  const plan = plans.find(({ code }) => code === subscription.plan_code)
  const isRunning = isPaidPlanRunning(subscription)
  const canResume = canManage && isRunning && hasPlannedEnd(subscription)
  return (
    <SettingsCard title="Plan">
      <PlanNotice plans={plans} subscription={subscription} />
      {plan === undefined ? null : <PlanFacts plan={plan} subscription={subscription} />}
      <div className={styles.actions}>
        {canResume ? (
          <Button
            type="primary"
            loading={resume.isPending}
            onClick={() =>
              void tellOutcome(resume.mutateAsync(), {
                success: 'Your plan goes on',
                failure: 'The plan was not resumed',
              })
            }
          >
            {getResumeLabel(subscription)}
          </Button>
        ) : null}
        {canManage && !addresses.areClosed ? (
          <Button type={canResume ? 'default' : 'primary'} onClick={() => void navigate(href('plans'))}>
            {isRunning ? 'Change plan' : 'Choose a plan'}
          </Button>
        ) : null}
        <WayOut subscription={subscription} />
      </div>
    </SettingsCard>
  )
}

/** The link to the cancellation, or the members who may cancel. */
function WayOut({ subscription }: { subscription: Subscription }) {
  const { cancellation } = useSettingsAddresses()
  if (!subscription.can_manage) {
    return <p className={styles.quiet}>Only the owner and the admins of this workspace can change its plan.</p>
  }
  const canCancel = isPaidPlanRunning(subscription) && !subscription.cancels_at_period_end
  return canCancel ? <Link to={cancellation}>Cancel or pause</Link> : null
}

function hasPlannedEnd({ cancels_at_period_end, pause, scheduled }: Subscription): boolean {
  return cancels_at_period_end || pause !== null || scheduled !== null
}

function getResumeLabel({ cancels_at_period_end, pause }: Subscription): string {
  if (cancels_at_period_end) {
    return 'Resume plan'
  }
  return pause === null ? 'Keep the current plan' : 'End the pause'
}

function PlanFacts({
  plan,
  subscription: { interval, is_paid, period_starts_at, period_ends_at },
}: {
  plan: Plan
  subscription: Subscription
}) {
  const facts = [
    ['Price', is_paid ? getPriceWords(plan, interval) : 'No payment'],
    ...PLAN_LIMITS.flatMap(({ title, read }) => {
      const value = read(plan)
      return typeof value === 'number' ? [[title, formatNumber(value)] as const] : []
    }),
    ...(period_starts_at === null || period_ends_at === null
      ? []
      : [['Period', `${formatDate(period_starts_at)} to ${formatDate(period_ends_at)}`] as const]),
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
