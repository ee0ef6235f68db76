import { downloadFile } from '@marquee/api-client/download-file'
import type { CreditEntry, CreditEntryFilter } from '@marquee/contract/credits'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate, formatDateTime } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { creditEntriesQuery } from '../../api/credits.ts'
import { SettingsCard } from '../settings-card.tsx'
import styles from './credits.module.css'

const FILTERS: { value: CreditEntryFilter; label: string }[] = [
  { value: 'settled', label: 'All but holds' },
  { value: 'spend', label: 'Used' },
  { value: 'grant', label: 'From the plan' },
  { value: 'topup', label: 'Top-ups' },
  { value: 'expire', label: 'Expired' },
  { value: 'all', label: 'Every entry' },
]

/** The ledger: each entry with what it was for, who, and the balance after it. */
export function EntryList() {
  const [show, setShow] = useState<CreditEntryFilter>('settled')
  return (
    <SettingsCard title="Ledger" description="Every credit that came, was used, or expired.">
      <div className={styles.head}>
        <Select aria-label="Entries" value={show} options={FILTERS} onChange={setShow} popupMatchSelectWidth={false} />
        <Button icon={<Download size={16} />} onClick={() => void downloadFile('/credits/credits.csv')}>
          Export as CSV
        </Button>
      </div>
      <Entries show={show} />
    </SettingsCard>
  )
}

function Entries({ show }: { show: CreditEntryFilter }) {
  const query = useInfiniteQuery(creditEntriesQuery(show))
  if (query.isPending) {
    return <ListSkeleton label="Loading the ledger" rows={5} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The ledger could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const entries = query.data.pages.flatMap((page) => page.data)
  if (entries.length === 0) {
    return <p className={styles.empty}>There are no entries of this kind.</p>
  }
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What for</th>
            <th scope="col" className={styles.number}>
              Credits
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
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
      {query.isFetchNextPageError ? <p role="alert">More entries could not be loaded. Try again.</p> : null}
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}

function EntryRow({ entry }: { entry: CreditEntry }) {
  const { created_at, description, user_name, amount, balance_after } = entry
  return (
    <tr>
      <td>
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatDate(created_at)}
        </time>
      </td>
      <td>
        {description}
        {user_name === null ? null : (
          <div className={styles.about} dir="auto">
            {user_name}
          </div>
        )}
      </td>
      <td className={`${styles.number} ${amount > 0 ? styles.plus : ''}`}>
        {amount > 0 ? '+' : ''}
        {formatNumber(amount)}
      </td>
      <td className={`${styles.number} ${styles.wide}`}>{formatNumber(balance_after)}</td>
    </tr>
  )
}
