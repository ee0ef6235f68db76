import type { CallOutput } from '@marquee/contract/endpoint'
import type { listSavedAds } from '@marquee/contract/saved-ads'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import type { ListedAd } from '@marquee/ui/ad-item-props'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { listSavedAdsQuery, type SavedAdSort, toCollectionQuery } from '../../api/saved-ads.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { BoardLinks } from '../../boards/components/board-links.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { CollectionFilters } from '../../components/filters/collection-filters.tsx'
import { ListLook } from '../../components/filters/list-look.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { NothingFound } from '../../components/nothing-found.tsx'
import { MediaCopyNotice } from '../components/media-copy-notice.tsx'
import { SavedSelectionBar } from '../components/saved-selection-bar.tsx'
import { SwipeFileTabs } from '../components/swipe-file-tabs.tsx'
import { useExport } from '../components/use-export.tsx'
import { useSavedAdMenu } from '../components/use-saved-ad-menu.tsx'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { DEFAULT_SAVED_SORT, readSavedSearch } from '../state/saved-search.ts'
import { isNarrowed } from '../../state/collection-search.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useAdSelection } from '../../state/use-ad-selection.ts'
import { ownHref } from '../../href.ts'
import { useListAddress } from '../../state/use-list-address.ts'
import { useListLook } from '../../state/use-list-look.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import styles from '../../components/list-page.module.css'

type SavedAdPage = CallOutput<typeof listSavedAds>

const NO_PAGES: SavedAdPage[] = []
const SORT_OPTIONS: { value: SavedAdSort; label: string }[] = [
  { value: 'latest_added', label: 'Latest added' },
  { value: 'first_added', label: 'First added' },
]

/** The swipe file: the ads that the workspace's members saved. */
export function Page() {
  usePageTitle('Swipe file')
  const address = useListAddress()
  const { parameters, setFilters, setOption, clearFilters } = address
  const { search, notApplied } = useMemo(() => readSavedSearch(parameters), [parameters])
  const look = useListLook(address)
  const query = useInfiniteQuery(listSavedAdsQuery(search))
  const [collectAds] = useState(() => createAdCollector(adsOfPage))
  const ads = collectAds(query.data?.pages ?? NO_PAGES)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const selection = useAdSelection('swipe-file', ads, JSON.stringify(search))
  // Other pages can remove an ad from the swipe file; a removed ad must not stay selected here.
  const clearSelection = selection.clear
  useEffect(() => clearSelection, [clearSelection])
  const savedAds = useMemo(() => (query.data?.pages ?? NO_PAGES).flatMap((page) => page.data), [query.data])
  const { actions, dialogs } = useAdActions()
  const { renderMenu, editor } = useSavedAdMenu(savedAds, actions)
  const { start: startExport, progress } = useExport()
  const { filters, sort } = search
  // The filters have no effect until an ad is saved.
  const isEmpty = query.isSuccess && ads.length === 0 && !isNarrowed(search) && notApplied.length === 0
  const count = query.data === undefined ? '' : countText(ads.length, query.hasNextPage)

  return (
    <div className={styles.page}>
      <PageHeader
        title="Swipe file"
        description="Ads saved by your workspace."
        actions={
          <>
            <LinkButton to={ownHref('bring-library')}>Bring or export a library</LinkButton>
            {isEmpty ? null : (
              <Button
                disabled={ads.length === 0}
                onClick={() => startExport({ kind: 'csv', filters: toCollectionQuery(search), sort })}
              >
                Export as CSV
              </Button>
            )}
          </>
        }
      />
      <SwipeFileTabs />
      <BoardLinks />
      {progress}
      {isEmpty ? null : (
        <CollectionFilters
          searchLabel="Search the swipe file"
          search={search}
          notApplied={[...notApplied, ...look.notApplied]}
          address={address}
          count={count}
        >
          <ListSelect
            label="Sort by"
            value={sort}
            options={SORT_OPTIONS}
            onChange={(value) => setOption('sort', value, DEFAULT_SAVED_SORT)}
          />
          <ListLook look={look} hasAnnotations />
        </CollectionFilters>
      )}
      <MediaCopyNotice savedAds={savedAds} />
      <AdResults
        label="Saved ads"
        ads={ads}
        query={query}
        drawer={drawer}
        onToggleSave={toggleSaved}
        view={look.view}
        columns={look.columns}
        selection={selection}
        onAddToBoard={actions.addToBoard}
        onSaveWithDetails={actions.saveWithDetails}
        renderMenu={renderMenu}
        announcement={count}
        empty={
          isEmpty ? <NothingSaved /> : <NothingFound filters={filters} onChange={setFilters} onClear={clearFilters} />
        }
      />
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      <SavedSelectionBar selection={selection} onExport={(ad_ids) => startExport({ kind: 'media', ad_ids })} />
      {editor}
      {dialogs}
    </div>
  )
}

function adsOfPage(page: SavedAdPage) {
  return page.data.map(({ ad, note, tags }): ListedAd => ({ ...ad, annotation: { note, tags } }))
}

function NothingSaved() {
  const navigate = useNavigate()
  return (
    <EmptyState
      title="Nothing saved yet"
      action={
        <Button type="primary" onClick={() => void navigate(href('explore'))}>
          Explore ads
        </Button>
      }
    >
      Save an ad with its bookmark, or press S on a card. Everyone in the workspace sees it here.
    </EmptyState>
  )
}

function countText(loaded: number, hasMore: boolean): string {
  return hasMore ? `${loaded}+ saved ads` : formatCount(loaded, 'saved ad')
}
