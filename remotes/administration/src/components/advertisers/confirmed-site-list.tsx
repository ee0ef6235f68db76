import { EmptyState } from '@marquee/ui/empty-state'
import { formatDate } from '@marquee/ui/format-date'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { confirmedSitesQuery } from '../../api/advertisers.ts'
import { AdvertiserRow } from './advertiser-row.tsx'
import styles from './advertisers.module.css'
import { useAdvertiserChanges } from './use-advertiser-changes.ts'

/** The sites that were confirmed as advertisers. */
export function ConfirmedSiteList() {
  const { withdraw, isChanging } = useAdvertiserChanges()
  const empty = <EmptyState title="No confirmed site">Confirmed sites of advertisers appear here.</EmptyState>
  return (
    <PagedList query={useInfiniteQuery(confirmedSitesQuery())} what="sites" empty={empty}>
      {(sites) => (
        <ul className={styles.list} role="list" aria-label="Confirmed sites">
          {sites.map(({ host, name, brand_name, confirmed_at }) => (
            <AdvertiserRow
              key={host}
              name={host}
              facts={`Ads that lead here are of ${brand_name} · confirmed on ${formatDate(confirmed_at)}`}
            >
              <Button disabled={isChanging} aria-label={`Withdraw ${host}`} onClick={() => withdraw(host, name)}>
                Withdraw
              </Button>
            </AdvertiserRow>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
