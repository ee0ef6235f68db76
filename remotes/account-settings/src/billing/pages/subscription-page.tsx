import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { plansQuery, subscriptionQuery } from '../../api/plans.ts'
import { PendingPayments } from '../components/pending-payments.tsx'
import { SubscriptionCard } from '../components/subscription-card.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'

/** The workspace's plan. */
export function Page() {
  usePageTitle('Subscription')
  return (
    <SettingsLayout>
      <PendingPayments />
      <Subscription />
    </SettingsLayout>
  )
}

function Subscription() {
  const plans = useQuery(plansQuery())
  const subscription = useQuery(subscriptionQuery())
  const failed = [plans, subscription].find(({ isError }) => isError)
  if (failed !== undefined) {
    return (
      <ErrorState
        title="The subscription could not be loaded"
        error={failed.error}
        onRetry={() => void Promise.all([plans.refetch(), subscription.refetch()])}
      />
    )
  }
  if (plans.data === undefined || subscription.data === undefined) {
    return <ListSkeleton label="Loading the subscription" rows={4} />
  }
  return <SubscriptionCard plans={plans.data} subscription={subscription.data} />
}
