import { downloadFile } from '@marquee/api-client/download-file'
import type { BillingProviderName, Invoice } from '@marquee/contract/billing'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { Hint } from '@marquee/ui/hint'
import { PagedList } from '@marquee/ui/paged-list'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { Download, Undo2 } from 'lucide-react'
import { invoicesQuery, useRefundTestInvoice } from '../../api/billing.ts'
import table from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'

const STATES = {
  paid: { label: 'Paid', color: 'success' },
  open: { label: 'Not paid', color: 'error' },
  void: { label: 'Void', color: 'default' },
} as const

/** Every invoice, with its PDF. */
export function InvoiceList({ provider }: { provider: BillingProviderName }) {
  return (
    <SettingsCard title="Invoices">
      <Invoices provider={provider} />
    </SettingsCard>
  )
}

function Invoices({ provider }: { provider: BillingProviderName }) {
  const query = useInfiniteQuery(invoicesQuery())
  return (
    <PagedList
      query={query}
      what="invoices"
      empty={<p className={table.empty}>There are no invoices yet. The first one comes with your first payment.</p>}
    >
      {(invoices) => (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">For</th>
              <th scope="col" className={table.number}>
                Total
              </th>
              <th scope="col" className={table.number}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} canRefund={provider === 'test'} />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}

/** The status of an invoice: a dispute or a refund is shown instead of the payment. */
function describeState({ state, dispute, refunded, total, currency }: Invoice): { label: string; color: string } {
  if (dispute === 'open') {
    return { label: 'Disputed', color: 'warning' }
  }
  if (dispute === 'lost') {
    return { label: 'Charged back', color: 'error' }
  }
  if (refunded > 0) {
    const label = refunded < total ? `${formatMoney(refunded, currency)} refunded` : 'Refunded'
    return { label, color: 'default' }
  }
  return STATES[state]
}

function InvoiceRow({ invoice, canRefund }: { invoice: Invoice; canRefund: boolean }) {
  const { number, description, state, total, refunded, currency, issued_at, download_url } = invoice
  const { label, color } = describeState(invoice)
  return (
    <tr>
      <td>{formatDate(issued_at)}</td>
      <td>
        {description}
        <div className={table.about}>{number}</div>
      </td>
      <td className={table.number}>
        {formatMoney(total, currency)}
        <div>
          <Tag color={color}>{label}</Tag>
        </div>
      </td>
      <td className={table.number}>
        {download_url === null ? (
          '–'
        ) : (
          <Hint text="Download as PDF">
            <Button
              type="text"
              size="small"
              icon={<Download size={16} />}
              aria-label={`Download invoice ${number}`}
              onClick={() => void downloadFile(download_url)}
            />
          </Hint>
        )}
        {canRefund && state === 'paid' && refunded === 0 ? <RefundButton invoice={invoice} /> : null}
      </td>
    </tr>
  )
}

/** The actions that an operator would take on Stripe's dashboard. */
function RefundButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { mutateAsync, isPending } = useRefundTestInvoice()
  const tellOutcome = useOutcomeToast()
  return (
    <Hint text="Refund, as a test">
      <Button
        type="text"
        size="small"
        icon={<Undo2 size={16} />}
        aria-label={`Refund invoice ${number}`}
        loading={isPending}
        onClick={() =>
          void tellOutcome(mutateAsync(id), { success: 'Payment refunded', failure: 'The payment was not refunded' })
        }
      />
    </Hint>
  )
}
