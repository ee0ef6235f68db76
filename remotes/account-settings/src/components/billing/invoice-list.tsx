import { downloadFile } from '@marquee/api-client/download-file'
import type { BillingProviderName, Invoice } from '@marquee/contract/billing'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { Download, Undo2 } from 'lucide-react'
import { invoicesQuery, requestTestRefund } from '../../api/billing.ts'
import { usePlanChange } from '../../state/use-plan-change.ts'
import table from '../credits/credits.module.css'
import { SettingsCard } from '../settings-card.tsx'

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
  if (query.isPending) {
    return <ListSkeleton label="Loading invoices" rows={3} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The invoices could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const invoices = query.data.pages.flatMap((page) => page.data)
  if (invoices.length === 0) {
    return <p className={table.empty}>There are no invoices yet. The first one comes with your first payment.</p>
  }
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">For</th>
            <th scope="col" className={table.number}>
              Total
            </th>
            <th scope="col" className={table.number}>
              PDF
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} canRefund={provider === 'test'} />
          ))}
        </tbody>
      </table>
      {query.isFetchNextPageError ? <p role="alert">More invoices could not be loaded. Try again.</p> : null}
      {query.hasNextPage ? (
        <div className={table.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}

function describeRefund({ refunded, total, currency }: Invoice): string {
  return refunded < total ? `${formatMoney(refunded, currency)} refunded` : 'Refunded'
}

function InvoiceRow({ invoice, canRefund }: { invoice: Invoice; canRefund: boolean }) {
  const { number, description, state, total, refunded, currency, issued_at, download_url } = invoice
  const { label, color } = STATES[state]
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
          <Tag color={refunded > 0 ? 'default' : color}>{refunded > 0 ? describeRefund(invoice) : label}</Tag>
        </div>
      </td>
      <td className={table.number}>
        {download_url === null ? (
          '–'
        ) : (
          <Button
            type="text"
            size="small"
            icon={<Download size={16} />}
            aria-label={`Download invoice ${number}`}
            onClick={() => void downloadFile(download_url)}
          />
        )}
        {canRefund && state === 'paid' && refunded === 0 ? <RefundButton invoice={invoice} /> : null}
      </td>
    </tr>
  )
}

/** What somebody at Stripe would do on its dashboard. */
function RefundButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { mutate, isPending } = usePlanChange({
    send: () => requestTestRefund(id),
    success: 'Payment refunded',
    failure: 'The payment was not refunded',
  })
  return (
    <Button
      type="text"
      size="small"
      icon={<Undo2 size={16} />}
      aria-label={`Refund invoice ${number}`}
      loading={isPending}
      onClick={() => mutate()}
    />
  )
}
