import type { CreditSummary } from '@marquee/contract/credits'
import type { Plan, Subscription } from '@marquee/contract/plans'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { creditsQuery } from '../api/credits.ts'
import { plansQuery, subscriptionQuery } from '../api/plans.ts'
import { BarePage } from '../components/bare-page.tsx'
import { SubscriptionCard } from '../components/billing/subscription-card.tsx'
import { Alternatives } from '../components/cancellation/alternatives.tsx'
import { CancellationForm } from '../components/cancellation/cancellation-form.tsx'
import styles from '../components/cancellation/cancellation.module.css'
import { WhatIsLost } from '../components/cancellation/what-is-lost.tsx'
import { isPaidPlanRunning } from '../state/paid-plan.ts'

/** Leaving: what ends and when, what may fit better, and the button. */
export function Page() {
  usePageTitle('Cancel your plan')
  return (
    <BarePage isNarrow>
      <Cancellation />
    </BarePage>
  )
}

function Cancellation() {
  const plans = useQuery(plansQuery())
  const subscription = useQuery(subscriptionQuery())
  const credits = useQuery(creditsQuery())
  const queries = [plans, subscription, credits]
  const failed = queries.find(({ isError }) => isError)
  if (failed !== undefined) {
    return (
      <ErrorState
        level={1}
        title="Your plan could not be loaded"
        error={failed.error}
        onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
      />
    )
  }
  if (plans.data === undefined || subscription.data === undefined || credits.data === undefined) {
    return <ListSkeleton label="Loading your plan" rows={5} />
  }
  return <Decision plans={plans.data} subscription={subscription.data} credits={credits.data} />
}

interface DecisionProps {
  plans: readonly Plan[]
  subscription: Subscription
  credits: CreditSummary
}

function Decision({ plans, subscription, credits }: DecisionProps) {
  const plan = plans.find(({ code }) => code === subscription.plan_code)
  const { can_manage, cancels_at_period_end } = subscription
  if (plan === undefined || !can_manage || !isPaidPlanRunning(subscription)) {
    return (
      <EmptyState
        level={1}
        title="There is nothing to cancel"
        action={<Link to={href('account-settings.subscription')}>See your subscription</Link>}
      >
        {can_manage
          ? 'Nobody pays for this workspace, and nothing will be charged.'
          : 'Only the owner and the admins of this workspace can change its plan.'}
      </EmptyState>
    )
  }
  return cancels_at_period_end ? (
    <>
      <Head
        title="Your plan is cancelled"
        words="We have sent a mail that says so. Until the last day you can resume it."
      />
      <SubscriptionCard plans={plans} subscription={subscription} />
    </>
  ) : (
    <>
      <Head title={`Cancel ${plan.title}`} words="One reason, one click. No call, no mail to write." />
      <WhatIsLost plan={plan} subscription={subscription} credits={credits} />
      <Alternatives plans={plans} plan={plan} subscription={subscription} />
      <CancellationForm subscription={subscription} />
    </>
  )
}

function Head({ title, words }: { title: string; words: string }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p>{words}</p>
    </header>
  )
}
