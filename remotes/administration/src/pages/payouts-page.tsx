import type { AdministeredPayout, PayoutState } from '@marquee/contract/affiliate'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import controls from '@marquee/ui/controls.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useState } from 'react'
import { payoutsQuery } from '../api/affiliate.ts'
import { MarkPaidDialog } from '../components/payouts/mark-paid-dialog.tsx'
import { PayoutRow } from '../components/payouts/payout-row.tsx'
import styles from '../components/payouts/payouts.module.css'

/** What affiliates are to be paid, for admins: made on the first day of a month, transferred by hand, marked here. */
export function Page() {
  const [state, setState] = useState<PayoutState>('due')
  return (
    <>
      <PageHeader
        title="Payouts"
        description="What the affiliate program owes. Payouts are made on the first day of a month."
      />
      <div className={styles.filters}>
        <Segmented<PayoutState>
          aria-label="Payouts"
          value={state}
          onChange={setState}
          options={[
            { value: 'due', label: 'Due' },
            { value: 'paid', label: 'Paid' },
          ]}
        />
      </div>
      <Payouts state={state} />
    </>
  )
}

function Payouts({ state }: { state: PayoutState }) {
  const [paying, setPaying] = useState<AdministeredPayout | null>(null)
  const query = useInfiniteQuery(payoutsQuery(state))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading payouts" rows={3} />
    ) : (
      <ErrorState title="The payouts could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const payouts = data.pages.flatMap((page) => page.data)
  if (payouts.length === 0) {
    return (
      <EmptyState title={state === 'due' ? 'Nothing is due' : 'Nothing was paid yet'}>
        Commissions are paid out once the days of refunds are over.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Payouts">
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} onPay={() => setPaying(payout)} />
        ))}
      </ul>
      {hasNextPage ? (
        <button
          type="button"
          className={`${controls.button} ${styles.more}`}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more payouts
        </button>
      ) : null}
      {paying === null ? null : <MarkPaidDialog payout={paying} onClose={() => setPaying(null)} />}
    </>
  )
}
