import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { paymentQuery } from '../api/billing.ts'
import { CardSection } from '../components/billing/card-section.tsx'
import { DetailsForm } from '../components/billing/details-form.tsx'
import { InvoiceList } from '../components/billing/invoice-list.tsx'
import { SettingsLayout } from '../components/settings-layout.tsx'

/** What pays for the workspace, whom invoices are made out to, and the invoices. */
export function Page() {
  usePageTitle('Payment')
  const canManage = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  return (
    <SettingsLayout>
      {canManage ? (
        <Payment />
      ) : (
        <EmptyState title="Only the owner and the admins see this">
          Ask them about the card, the billing details and invoices of this workspace.
        </EmptyState>
      )}
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
      <InvoiceList provider={query.data.provider} />
      <DetailsForm payment={query.data} />
    </>
  )
}
