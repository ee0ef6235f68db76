import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { paymentQuery } from '../api/payment.ts'
import { CardSection } from '../components/billing/card-section.tsx'
import { DetailsForm } from '../components/billing/details-form.tsx'
import { InvoiceList } from '../components/billing/invoice-list.tsx'
import { SettingsLayout } from '../components/settings-layout.tsx'

/** What pays for the workspace, whom invoices are made out to, and the invoices. */
export function Page() {
  usePageTitle('Payment')
  return (
    <SettingsLayout>
      <Payment />
    </SettingsLayout>
  )
}

function Payment() {
  const query = useQuery(paymentQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the payment" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The payment could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      <CardSection payment={query.data} />
      <InvoiceList />
      <DetailsForm payment={query.data} />
    </>
  )
}
