import { adSort, type listAds } from '@marquee/contract/ads'
import type { CallOutput } from '@marquee/contract/endpoint'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { SORT_NAMES } from '@marquee/ui/ad-labels'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listAdsQuery } from '../api/list-ads.ts'
import { useAdActions } from '../components/actions/use-ad-actions.tsx'
import { AdResults } from '../components/ad-results.tsx'
import { AdDrawer } from '../components/details/ad-drawer.tsx'
import { ExploreNotes } from '../components/explore-notes.tsx'
import { ActiveFilters } from '../components/filters/active-filters.tsx'
import { FilterBar } from '../components/filters/filter-bar.tsx'
import { ListSelect } from '../components/filters/list-select.tsx'
import { NotAppliedNotice } from '../components/filters/not-applied-notice.tsx'
import { ViewSwitch } from '../components/filters/view-switch.tsx'
import { useAdMenu } from '../components/grid/use-ad-menu.tsx'
import { LibraryTabs } from '../components/library-tabs.tsx'
import { ListHead } from '../components/list-head.tsx'
import { NothingFound } from '../components/nothing-found.tsx'
import { SearchShelf } from '../components/searches/search-shelf.tsx'
import { AdSelectionBar } from '../components/selection/ad-selection-bar.tsx'
import { createAdCollector } from '../state/create-ad-collector.ts'
import { DEFAULT_SORT, defaultPerBrand, readExploreSearch, readListView } from '../state/explore-search.ts'
import { AD_FILTERS } from '../state/filter-address.ts'
import { searchDefinition } from '../state/search-address.ts'
import { useAdDrawer } from '../state/use-ad-drawer.ts'
import { useAdSelection } from '../state/use-ad-selection.ts'
import { useNamesOfBrands } from '../state/use-brand-names.ts'
import { useListAddress } from '../state/use-list-address.ts'
import { useToggleSaved } from '../state/use-toggle-saved.ts'
import { useTotalText } from '../state/use-total-text.ts'
import styles from './list-page.module.css'

const MAIN_FILTERS = ['platform', 'format', 'status', 'niche', 'country', 'tier'] as const
const SORT_OPTIONS = adSort.options.map((value) => ({ value, label: SORT_NAMES[value] }))
const NO_PAGES: CallOutput<typeof listAds>[] = []
const BRAND_CAPS = [1, 3, 5, 10, 0]

/** The ad library: search, filters and order in the address, results as cards or lines, an ad in a drawer over it. */
export function Page() {
  usePageTitle('Explore')
  const address = useListAddress()
  const { parameters, setFilters, setOption, clearFilters } = address
  const { search, notApplied } = useMemo(() => readExploreSearch(parameters), [parameters])
  const view = readListView(parameters)
  const query = useInfiniteQuery(listAdsQuery(search))
  const pages = query.data?.pages ?? NO_PAGES
  const [collectAds] = useState(() => createAdCollector((page: CallOutput<typeof listAds>) => page.data))
  const ads = collectAds(pages)
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const selection = useAdSelection(ads, JSON.stringify(search))
  const { actions, dialogs } = useAdActions()
  const renderMenu = useAdMenu({ actions, excluded: search.filters.not_brand, setFilters })
  const nameOfBrand = useNamesOfBrands(search.filters)
  const total = useTotalText(search, pages[0])
  const { filters, sort, perBrand } = search

  return (
    <div className={styles.page}>
      <PageHeader title="Explore" description="Find ads that work, in the library of everything we have seen." />
      <LibraryTabs />
      <FilterBar
        searchLabel="Search the ad library"
        names={AD_FILTERS}
        mainNames={MAIN_FILTERS}
        filters={filters}
        onChange={setFilters}
        onClear={clearFilters}
        resultText={total}
        search={search}
      />
      <SearchShelf current={searchDefinition(search)} onChoose={address.setSearch} />
      <NotAppliedNotice
        parts={[...notApplied, ...view.notApplied]}
        serverNames={pages[0]?.meta.not_applied ?? []}
        onClear={clearFilters}
      />
      <ActiveFilters filters={filters} nameOfBrand={nameOfBrand} onChange={setFilters} onClear={clearFilters} />
      <ListHead
        count={total}
        view={<ViewSwitch value={view.value} onChange={(value) => setOption('view', value, 'grid')} />}
      >
        <ListSelect
          label="Per brand"
          value={String(perBrand)}
          options={brandCapOptions(perBrand)}
          onChange={(value) => setOption('per_brand', value, String(defaultPerBrand(filters.brand)))}
        />
        <ListSelect
          label="Sort by"
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => setOption('sort', value, DEFAULT_SORT)}
        />
      </ListHead>
      <ExploreNotes pages={pages} search={search} onOption={setOption} />
      <AdResults
        label="Ads"
        ads={ads}
        query={query}
        drawer={drawer}
        onToggleSave={toggleSaved}
        view={view.value}
        selection={selection}
        onAddToBoard={actions.addToBoard}
        renderMenu={renderMenu}
        announcement={total === '' ? '' : `${total} found`}
        empty={<NothingFound filters={filters} onChange={setFilters} onClear={clearFilters} />}
      />
      <AdSelectionBar
        ads={ads}
        selection={selection}
        isCovered={drawer.adId !== null}
        onAddToBoard={actions.addToBoard}
      />
      <AdDrawer drawer={drawer} ads={ads} onToggleSave={toggleSaved} />
      {dialogs}
    </div>
  )
}

function brandCapOptions(current: number): { value: string; label: string }[] {
  const caps = BRAND_CAPS.includes(current) ? BRAND_CAPS : [current, ...BRAND_CAPS]
  return caps.map((cap) => ({ value: String(cap), label: cap === 0 ? 'All ads' : `At most ${cap}` }))
}
