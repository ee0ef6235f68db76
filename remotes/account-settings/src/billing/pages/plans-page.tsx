import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { plansQuery, subscriptionQuery } from '../../api/plans.ts'
import { BarePage } from '../components/bare-page.tsx'
import { PaymentCards } from '../components/payment-cards.tsx'
import { PendingPayments } from '../components/pending-payments.tsx'
import { SubscriptionCard } from '../components/subscription-card.tsx'
import { CancellationDialog } from '../components/cancellation/cancellation-dialog.tsx'
import { CheckoutView } from '../components/checkout/checkout-view.tsx'
import { PlanComparison } from '../components/plans/plan-comparison.tsx'
import { PlanList } from '../components/plans/plan-list.tsx'
import { PlanNotice } from '../components/plans/plan-notice.tsx'
import styles from '../components/plans/plans.module.css'
import { useBillingAddresses } from '../../state/use-billing-addresses.ts'

/** The plans; with `checkout` in the address, a purchase of one. */
export function Page() {
  const [search] = useSearchParams()
  const checkoutId = search.get('checkout')
  usePageTitle(checkoutId === null ? 'Plans' : 'Checkout')
  return checkoutId === null ? (
    <BarePage>
      <Plans />
    </BarePage>
  ) : (
    <BarePage>
      <CheckoutView id={checkoutId} />
    </BarePage>
  )
}

function Plans() {
  const plans = useQuery(plansQuery())
  const subscription = useQuery(subscriptionQuery())
  const { areClosed } = useBillingAddresses()
  const failed = [plans, subscription].find(({ isError }) => isError)
  if (failed !== undefined) {
    return (
      <ErrorState
        level={1}
        title="The plans could not be loaded"
        error={failed.error}
        onRetry={() => void Promise.all([plans.refetch(), subscription.refetch()])}
      />
    )
  }
  if (plans.data === undefined || subscription.data === undefined) {
    return <ListSkeleton label="Loading plans" rows={5} />
  }
  const isPaidHere = areClosed && subscription.data.is_paid && subscription.data.can_manage
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          Plans
        </h1>
        <p className={styles.lead}>
          {areClosed ? 'This workspace is for ad templates. A plan that you buy opens the whole product in it. ' : null}
          Change or cancel whenever you like. An upgrade counts at once, a downgrade when the period ends.
        </p>
      </div>
      <PendingPayments />
      {isPaidHere ? (
        <SubscriptionCard plans={plans.data} subscription={subscription.data} />
      ) : (
        <PlanNotice plans={plans.data} subscription={subscription.data} />
      )}
      <PlanList plans={plans.data} subscription={subscription.data} />
      <PlanComparison plans={plans.data} currentCode={subscription.data.plan_code} />
      {isPaidHere ? (
        <>
          <PaymentCards />
          <CancellationDialog />
        </>
      ) : null}
    </>
  )
}
