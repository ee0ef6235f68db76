import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { PaymentCards } from '../components/payment-cards.tsx'
import { PendingPayments } from '../components/pending-payments.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'

/** The workspace's payment method, the recipient of its invoices, and the invoices. */
export function Page() {
  usePageTitle('Payment')
  const canManage = useIsAllowed({ permission: 'billing.manage', plan: 'none' })
  return (
    <SettingsLayout>
      <PendingPayments />
      {canManage ? (
        <PaymentCards />
      ) : (
        <EmptyState title="Only the owner and the admins see this">
          Ask them about the card, the billing details and invoices of this workspace.
        </EmptyState>
      )}
    </SettingsLayout>
  )
}
