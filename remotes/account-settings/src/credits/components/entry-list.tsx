import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { type CreditEntry, type CreditEntryFilter, downloadCreditEntries } from '@marquee/contract/credits'
import { formatDate, formatDateTime } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { creditEntriesQuery } from '../../api/credits.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/figures.module.css'

const FILTERS: { value: CreditEntryFilter; label: string }[] = [
  { value: 'settled', label: 'All but holds' },
  { value: 'spend', label: 'Used' },
  { value: 'grant', label: 'From the plan' },
  { value: 'topup', label: 'Top-ups' },
  { value: 'expire', label: 'Expired' },
  { value: 'all', label: 'Every entry' },
]

/** The ledger: each entry with its purpose, its user, and the balance after it. */
export function EntryList() {
  const [show, setShow] = useState<CreditEntryFilter>('settled')
  return (
    <SettingsCard title="Ledger" description="Every credit that came, was used, or expired.">
      <div className={styles.head}>
        <Select aria-label="Entries" value={show} options={FILTERS} onChange={setShow} popupMatchSelectWidth={false} />
        <Button icon={<Download size={16} />} onClick={() => void downloadFile(toAddress(downloadCreditEntries, {}))}>
          Export as CSV
        </Button>
      </div>
      <Entries show={show} />
    </SettingsCard>
  )
}

function Entries({ show }: { show: CreditEntryFilter }) {
  const query = useInfiniteQuery(creditEntriesQuery(show))
  return (
    <PagedList query={query} what="entries" empty={<p className={styles.empty}>There are no entries of this kind.</p>}>
      {(entries) => (
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
      )}
    </PagedList>
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
