import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { payoutsQuery } from '../api/affiliate.ts'
import table from '../../components/figures.module.css'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'

/** Past and pending payouts. */
export function PayoutList() {
  return (
    <SettingsCard title="Payouts">
      <Payouts />
    </SettingsCard>
  )
}

function Payouts() {
  const query = useInfiniteQuery(payoutsQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading payouts" rows={2} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The payouts could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const payouts = query.data.pages.flatMap((page) => page.data)
  if (payouts.length === 0) {
    return <p className={table.empty}>There are no payouts yet.</p>
  }
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Made on</th>
            <th scope="col">To</th>
            <th scope="col" className={table.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ id, created_at, payout_email, reference, paid_at, state, amount, currency }) => (
            <tr key={id}>
              <td>{formatDate(created_at)}</td>
              <td>
                <span dir="auto">{payout_email}</span>
                {paid_at === null ? null : (
                  <div className={table.about} dir="auto">
                    {formatDate(paid_at)}, {reference}
                  </div>
                )}
              </td>
              <td className={table.number}>
                {formatMoney(amount, currency)}
                <div>
                  <Tag color={state === 'paid' ? 'success' : 'processing'}>
                    {state === 'paid' ? 'Transferred' : 'On its way'}
                  </Tag>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton query={query} what="payouts" />
    </>
  )
}
