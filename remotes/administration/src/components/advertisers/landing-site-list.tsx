import type { LandingSite } from '@marquee/contract/advertisers'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { landingSitesQuery } from '../../api/advertisers.ts'
import { AdvertiserRow } from './advertiser-row.tsx'
import styles from './advertisers.module.css'
import { useAdvertiserChanges } from './use-advertiser-changes.ts'

/** The sites that ads without a known advertiser lead to: each may be the advertiser. */
export function LandingSiteList() {
  const empty = <EmptyState title="No site to confirm">No ad without a known advertiser has a landing page.</EmptyState>
  return (
    <PagedList query={useInfiniteQuery(landingSitesQuery())} what="sites" empty={empty}>
      {(sites) => (
        <ul className={styles.list} role="list" aria-label="Sites of unknown advertisers">
          {sites.map((site) => (
            <LandingSiteRow key={site.host} site={site} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function LandingSiteRow({ site: { host, ads_count, brand_name } }: { site: LandingSite }) {
  const [name, setName] = useState(brand_name ?? host)
  const { confirm, isChanging } = useAdvertiserChanges()
  const owner = brand_name === null ? '' : ` · the site of ${brand_name}`
  return (
    <AdvertiserRow name={host} facts={`${formatCount(ads_count, 'ad')} without a known advertiser${owner}`}>
      {brand_name === null ? (
        <Input
          className={styles.brand ?? ''}
          aria-label={`Name of the advertiser: ${host}`}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      <Button
        loading={isChanging}
        aria-label={`Confirm ${host} as the advertiser`}
        onClick={() => confirm(host, name.trim() || host)}
      >
        Confirm
      </Button>
    </AdvertiserRow>
  )
}
