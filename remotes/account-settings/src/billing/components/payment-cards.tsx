import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { paymentQuery } from '../../api/billing.ts'
import { CardSection } from './card-section.tsx'
import { DetailsForm } from './details-form.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** The card, the invoices and their recipient. */
export function PaymentCards() {
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
