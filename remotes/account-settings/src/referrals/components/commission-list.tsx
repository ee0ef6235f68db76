import { downloadFile } from '@marquee/api-client/download-file'
import type { CommissionEntry } from '@marquee/contract/affiliate'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { commissionEntriesQuery } from '../api/affiliate.ts'
import table from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'

const KINDS: Readonly<Record<CommissionEntry['kind'], string>> = {
  commission: 'Commission on a payment',
  reversal: 'The payment was refunded',
  payout: 'Payout',
}

/** The ledger of commissions: nothing in it is ever changed. */
export function CommissionList() {
  return (
    <SettingsCard title="Ledger" description="Every commission, refund and payout.">
      <Entries />
    </SettingsCard>
  )
}

function Entries() {
  const query = useInfiniteQuery(commissionEntriesQuery())
  return (
    <PagedList
      query={query}
      what="entries"
      empty={<p className={table.empty}>The first commission comes with the first payment of somebody you referred.</p>}
    >
      {(entries) => (
        <>
          <div>
            <Button icon={<Download size={16} />} onClick={() => void downloadFile('/affiliate/commissions.csv')}>
              Export as CSV
            </Button>
          </div>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">What for</th>
                <th scope="col" className={table.number}>
                  Amount
                </th>
                <th scope="col" className={`${table.number} ${table.wide}`}>
                  Balance
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </PagedList>
  )
}

function EntryRow({ entry }: { entry: CommissionEntry }) {
  const { kind, amount, balance_after, currency, available_at, created_at } = entry
  return (
    <tr>
      <td>{formatDate(created_at)}</td>
      <td>
        {KINDS[kind]}
        {kind === 'commission' ? (
          <div className={table.about}>Can be paid out from {formatDate(available_at)}</div>
        ) : null}
      </td>
      <td className={`${table.number} ${amount > 0 ? table.plus : ''}`}>
        {amount > 0 ? '+' : ''}
        {formatMoney(amount, currency)}
      </td>
      <td className={`${table.number} ${table.wide}`}>{formatMoney(balance_after, currency)}</td>
    </tr>
  )
}
