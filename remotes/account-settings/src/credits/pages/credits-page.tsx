import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '../../api/credits.ts'
import { plansQuery, subscriptionQuery } from '../../api/plans.ts'
import { PendingPayments } from '../../billing/components/pending-payments.tsx'
import { TopUp } from '../../billing/components/top-up.tsx'
import { CreditBalance } from '../components/credit-balance.tsx'
import { EntryList } from '../components/entry-list.tsx'
import { PriceList } from '../components/price-list.tsx'
import { UsageCard } from '../components/usage-card.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'

/** The workspace's credits: the balance, the usage and the prices. */
export function Page() {
  usePageTitle('Credits')
  return (
    <SettingsLayout>
      <Credits />
    </SettingsLayout>
  )
}

function Credits() {
  const query = useQuery(creditsQuery())
  const trial = useTrial()
  if (query.isPending) {
    return <ListSkeleton label="Loading credits" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The credits could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      <PendingPayments />
      <CreditBalance credits={query.data} trial={trial} />
      <TopUp />
      <UsageCard />
      <EntryList />
      <PriceList prices={query.data.prices} />
    </>
  )
}

/** The trial that runs, with the plan that was bought for its end; null without one. */
function useTrial() {
  const { data: subscription } = useQuery(subscriptionQuery())
  const { data: plans = [] } = useQuery(plansQuery())
  if (subscription?.standing !== 'trialing' || subscription.trial_ends_at === null) {
    return null
  }
  const { is_paid: isPaid, plan_code: code, trial_ends_at: endsAt } = subscription
  return { endsAt, next: (isPaid ? plans.find((plan) => plan.code === code) : undefined) ?? null }
}
