import type { CreditSummary } from '@marquee/contract/credits'
import type { Plan, Subscription } from '@marquee/contract/plans'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { creditsQuery } from '../../../api/credits.ts'
import { plansQuery, subscriptionQuery } from '../../../api/plans.ts'
import { isPaidPlanRunning } from '../../state/paid-plan.ts'
import { useSettingsAddresses } from '../../../state/use-settings-addresses.ts'
import { SubscriptionCard } from '../subscription-card.tsx'
import { Alternatives } from './alternatives.tsx'
import { CancellationForm } from './cancellation-form.tsx'
import styles from './cancellation.module.css'
import { WhatIsLost } from './what-is-lost.tsx'

interface CancellationProps {
  /** The heading's level: 1 for a page, 2 for a dialog. */
  level?: 1 | 2
}

/** What ends and when, the alternatives, and the button. */
export function Cancellation({ level = 1 }: CancellationProps) {
  const plans = useQuery(plansQuery())
  const subscription = useQuery(subscriptionQuery())
  const credits = useQuery(creditsQuery())
  const queries = [plans, subscription, credits]
  const failed = queries.find(({ isError }) => isError)
  if (failed !== undefined) {
    return (
      <ErrorState
        level={level}
        title="Your plan could not be loaded"
        error={failed.error}
        onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
      />
    )
  }
  if (plans.data === undefined || subscription.data === undefined || credits.data === undefined) {
    return <ListSkeleton label="Loading your plan" rows={5} />
  }
  return <Decision plans={plans.data} subscription={subscription.data} credits={credits.data} level={level} />
}

interface DecisionProps {
  plans: readonly Plan[]
  subscription: Subscription
  credits: CreditSummary
  level: 1 | 2
}

function Decision({ plans, subscription, credits, level }: DecisionProps) {
  const { subscription: subscriptionAddress } = useSettingsAddresses()
  const plan = plans.find(({ code }) => code === subscription.plan_code)
  const { can_manage, cancels_at_period_end } = subscription
  if (plan === undefined || !can_manage || !isPaidPlanRunning(subscription)) {
    return (
      <EmptyState
        level={level}
        title="No plan to cancel"
        action={<Link to={subscriptionAddress}>See your subscription</Link>}
      >
        {can_manage
          ? 'This workspace has no paid plan. You will not be charged.'
          : 'Only the owner and the admins of this workspace can change its plan.'}
      </EmptyState>
    )
  }
  return cancels_at_period_end ? (
    <>
      <Head
        level={level}
        title="Your plan is cancelled"
        words="We sent you a confirmation by email. You can resume until the last day."
      />
      <SubscriptionCard plans={plans} subscription={subscription} />
    </>
  ) : (
    <>
      <Head
        level={level}
        title={`Cancel ${plan.title}`}
        words="You keep access until the end of the period you paid for."
      />
      <WhatIsLost plan={plan} subscription={subscription} credits={credits} />
      <Alternatives plans={plans} plan={plan} subscription={subscription} />
      <CancellationForm subscription={subscription} />
    </>
  )
}

function Head({ level, title, words }: { level: 1 | 2; title: string; words: string }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      <Heading {...(level === 1 && { tabIndex: -1, 'data-page-title': true })}>{title}</Heading>
      <p>{words}</p>
    </header>
  )
}
