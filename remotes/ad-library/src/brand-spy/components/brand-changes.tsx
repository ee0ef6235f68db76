import { ApiError } from '@marquee/api-client/api-error'
import type { BrandOverview } from '@marquee/contract/brand-insights'
import { type BrandChange, brandChangeKind, type BrandChangeKind } from '@marquee/contract/brand-changes'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { PagedList } from '@marquee/ui/paged-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { Link } from 'react-router'
import { listBrandChangesQuery } from '../../api/brand-changes.ts'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import { BeforeAndAfter } from '../../components/changes/before-and-after.tsx'
import { nameChanges } from '../../components/changes/change-parts.ts'
import styles from '../../components/changes/changes.module.css'
import { useAddressParameters } from '../../state/use-address-parameters.ts'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { LandingPageLink } from './landing-page-link.tsx'

interface BrandChangesProps {
  brand: Pick<BrandOverview, 'id' | 'name'>
  drawer: AdDrawerAddress
}

const KIND_NAMES: Readonly<Record<BrandChangeKind | 'all', string>> = {
  all: 'All',
  words: 'Words',
  image: 'Images',
  link: 'Links',
  page: 'Landing pages',
}

/** What the brand changed in its ads and on its landing pages, before and after. The address contains the kind. */
export function BrandChanges({ brand, drawer }: BrandChangesProps) {
  const { parameters, change: changeParameters } = useAddressParameters()
  const kind = brandChangeKind.safeParse(parameters.get('changes')).data ?? null
  const query = useInfiniteQuery(listBrandChangesQuery(brand.id, kind))
  const isNotFollowed = query.error instanceof ApiError && query.error.status === 404

  function choose(chosen: BrandChangeKind | 'all'): void {
    changeParameters((current) => {
      const next = new URLSearchParams(current)
      next.delete('changes')
      if (chosen !== 'all') {
        next.set('changes', chosen)
      }
      return next
    })
  }

  return (
    <BrandSection
      title="What changed"
      note="Ads whose words, image or link changed between two sightings, and landing pages of running ads, which are read once a week."
      actions={
        isNotFollowed ? null : (
          <Segmented<BrandChangeKind | 'all'>
            aria-label="Kind of change"
            value={kind ?? 'all'}
            options={(['all', ...brandChangeKind.options] as const).map((value) => ({
              value,
              label: KIND_NAMES[value],
            }))}
            onChange={choose}
          />
        )
      }
    >
      {isNotFollowed ? (
        <p>Follow {brand.name} to see what it changes.</p>
      ) : (
        <PagedList query={query} what="changes" empty={<p>No change has been seen yet.</p>}>
          {(changes) => (
            <ul className={styles.list} role="list">
              {changes.map((change) => (
                <li key={change.id}>
                  <Change change={change} drawer={drawer} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
      <WatchedPages pages={query.data?.pages[0]?.meta.pages} />
    </BrandSection>
  )
}

function Change({ change, drawer }: { change: BrandChange; drawer: AdDrawerAddress }) {
  const hasOnlyOtherWords = change.type === 'landing_page' && change.changes.includes('text')
  return (
    <article className={styles.change}>
      <div className={styles.head}>
        <h3 className={styles.title}>{nameChanges(change)}</h3>
        <span className={styles.note}>{formatDate(change.changed_at)}</span>
      </div>
      {change.type === 'ad' ? (
        <Link to={drawer.linkTo(change.ad_id)} state={{ isOpenedFromList: true }} preventScrollReset>
          Open the ad
        </Link>
      ) : (
        <LandingPageLink address={change.address} />
      )}
      {hasOnlyOtherWords ? <p>Other words on this page changed.</p> : <BeforeAndAfter change={change} />}
    </article>
  )
}

function WatchedPages({ pages }: { pages: { watched: number; unreadable: number } | undefined }) {
  if (pages === undefined || pages.watched === 0) {
    return null
  }
  const { watched, unreadable } = pages
  return (
    <p className={styles.note}>
      {formatCount(watched, 'landing page')} watched
      {unreadable === 0 ? '.' : `; ${unreadable} could not be read the last time.`}
    </p>
  )
}
