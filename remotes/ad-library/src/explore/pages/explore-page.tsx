import type { listAds } from '@marquee/contract/ad-search'
import type { CallOutput } from '@marquee/contract/endpoint'
import { parseSearchQuery } from '@marquee/contract/search-terms'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { SearchTermsContext } from '@marquee/ui/marked-text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listAdsQuery } from '../../api/ads.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdResults } from '../../components/ad-results.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { ExploreHead } from '../components/explore-head.tsx'
import { ExploreNotes } from '../components/explore-notes.tsx'
import { useAdMenu } from '../components/use-ad-menu.tsx'
import { useAfterPaint } from '../../components/grid/use-after-paint.ts'
import { NothingFound } from '../../components/nothing-found.tsx'
import { AdSelectionBar } from '../components/ad-selection-bar.tsx'
import { createAdCollector } from '../../state/create-ad-collector.ts'
import { readExploreSearch } from '../../state/explore-search.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useAdSelection } from '../../state/use-ad-selection.ts'
import { useListAddress } from '../../state/use-list-address.ts'
import { useListLook } from '../../state/use-list-look.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import { useTotalText } from '../../state/use-total-text.ts'
import styles from '../../components/list-page.module.css'

const NO_PAGES: CallOutput<typeof listAds>[] = []
const NOTHING: string[] = []

/** The ad library: search, filters and order in the address, results as cards or rows, an ad in a drawer over them. */
export function Page() {
  usePageTitle('Explore')
  const address = useListAddress()
  const { parameters, setFilters, setOption, clearFilters } = address
  const { search, notApplied } = useMemo(() => readExploreSearch(parameters), [parameters])
  const look = useListLook(address)
  const query = useInfiniteQuery(listAdsQuery(search))
  const pages = query.data?.pages ?? NO_PAGES
  const [collectAds] = useState(() => createAdCollector((page: CallOutput<typeof listAds>) => page.data))
  const ads = collectAds(pages)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const selection = useAdSelection('explore', ads, JSON.stringify(search))
  const { actions, dialogs } = useAdActions()
  const renderMenu = useAdMenu({ actions, excluded: search.filters.not_brand, setFilters })
  const total = useTotalText(search, pages[0])
  const isListShown = useAfterPaint(!query.isPending)
  const { filters } = search
  const terms = useMemo(() => parseSearchQuery(filters.q ?? ''), [filters.q])

  return (
    <SearchTermsContext value={terms}>
      <div className={styles.page}>
        <ExploreHead
          address={address}
          search={search}
          look={look}
          notApplied={notApplied}
          serverNames={pages[0]?.meta.not_applied ?? NOTHING}
          isListShown={isListShown}
          total={total}
        />
        <ExploreNotes pages={pages} search={search} onOption={setOption} />
        <AdResults
          label="Ads"
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
          announcement={total === '' ? '' : `${total} found`}
          empty={<NothingFound filters={filters} onChange={setFilters} onClear={clearFilters} />}
        />
        <AdSelectionBar
          ads={ads}
          selection={selection}
          isCovered={drawer.adId !== null}
          onAddToBoard={actions.addToBoard}
          onSaveWithDetails={actions.saveWithDetails}
        />
        <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
        {dialogs}
      </div>
    </SearchTermsContext>
  )
}
