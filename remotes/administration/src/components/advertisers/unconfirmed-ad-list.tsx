import type { UnconfirmedAd } from '@marquee/contract/unconfirmed-ads'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatDate } from '@marquee/ui/format-date'
import { PagedList } from '@marquee/ui/paged-list'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { unconfirmedAdsQuery, useDecideUnconfirmedAd } from '../../api/unconfirmed-ads.ts'
import { AdvertiserRow } from './advertiser-row.tsx'
import styles from './advertisers.module.css'

const LONGEST_TEXT = 200

/** The ads that workspaces brought in: only these workspaces see them until a source or an administrator confirms them. */
export function UnconfirmedAdList() {
  const empty = (
    <EmptyState title="No unconfirmed ads">
      Ads that workspaces import or capture appear here until confirmed.
    </EmptyState>
  )
  return (
    <PagedList query={useInfiniteQuery(unconfirmedAdsQuery())} what="unconfirmed ads" empty={empty}>
      {(ads) => (
        <ul className={styles.list} role="list" aria-label="Unconfirmed ads">
          {ads.map((ad) => (
            <UnconfirmedAdRow key={ad.id} ad={ad} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function UnconfirmedAdRow({ ad }: { ad: UnconfirmedAd }) {
  const { mutateAsync, isPending } = useDecideUnconfirmedAd()
  const tellOutcome = useOutcomeToast()
  const name = ad.title ?? ad.body.slice(0, LONGEST_TEXT)
  const advertiser = ad.advertiser ?? 'Unknown advertiser'
  const page = ad.landing_page === null ? '' : ` · leads to ${ad.landing_page}`
  return (
    <AdvertiserRow
      name={name}
      facts={`${advertiser} · ${ad.source} ${ad.external_id} · brought in by ${ad.workspace_name} on ${formatDate(ad.brought_at)}${page}`}
    >
      <Button
        disabled={isPending}
        aria-label={`Confirm ${name}`}
        onClick={() =>
          void tellOutcome(mutateAsync({ id: ad.id, isConfirmed: true }), {
            success: 'Every workspace sees the ad now',
            failure: 'The ad was not confirmed',
          })
        }
      >
        Confirm
      </Button>
      <Popconfirm
        title="Remove this ad from the workspace that brought it in?"
        okText="Remove"
        onConfirm={() =>
          void tellOutcome(mutateAsync({ id: ad.id, isConfirmed: false }), {
            success: 'The ad is removed',
            failure: 'The ad was not removed',
          })
        }
      >
        <Button type="text" disabled={isPending} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Popconfirm>
    </AdvertiserRow>
  )
}
