import { adSort } from '@marquee/contract/ad-filters'
import { SORT_NAMES } from '@marquee/ui/ad-labels'
import { PageHeader } from '@marquee/ui/page-header'
import { memo } from 'react'
import type { AdSearch } from '../../api/ads.ts'
import { defaultPerBrand, defaultSort } from '../../state/explore-search.ts'
import { AD_FILTERS, type NotApplied } from '../../state/filter-address.ts'
import { searchDefinition } from '../../searches/state/search-address.ts'
import { useNamesOfBrands } from '../../state/use-brand-names.ts'
import type { ListAddress } from '../../state/use-list-address.ts'
import type { ListLookControl } from '../../state/use-list-look.ts'
import { ActiveFilters } from '../../components/filters/active-filters.tsx'
import { FilterBar } from '../../components/filters/filter-bar.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { NotAppliedNotice } from '../../components/filters/not-applied-notice.tsx'
import { ListLook } from '../../components/filters/list-look.tsx'
import { LibraryTabs } from '../../components/library-tabs.tsx'
import { SearchShelf } from '../../searches/components/search-shelf.tsx'
import styles from './explore-head.module.css'

interface ExploreHeadProps {
  address: ListAddress
  search: AdSearch
  /** Keep the reference stable. */
  look: ListLookControl
  /** The parts of the address that this page did not understand. */
  notApplied: readonly NotApplied[]
  /** The parameter names that the server did not understand. */
  serverNames: readonly string[]
  /** Whether the first ads, or the message that there are none, are on the screen. */
  isListShown: boolean
  /** The number of ads as text; empty until it is known. */
  total: string
}

const MAIN_FILTERS = ['platform', 'format', 'status', 'niche', 'country', 'tier'] as const
const SORT_OPTIONS = adSort.options.map((value) => ({ value, label: SORT_NAMES[value] }))
const BRAND_CAPS = [1, 3, 5, 10, 0]

/**
 * The area above the ads of Explore. Rendering its filters takes longer than a frame: while more ads load, it is not rendered
 * again as long as its properties are the same.
 */
export const ExploreHead = memo(function ExploreHead(props: ExploreHeadProps) {
  const { address, search, look, notApplied, serverNames, isListShown, total } = props
  const { setFilters, setOption, clearFilters } = address
  const { filters, sort, perBrand } = search
  const nameOfBrand = useNamesOfBrands(filters)
  return (
    <>
      <PageHeader title="Explore" isHidden />
      <FilterBar
        searchLabel="Search the ad library"
        names={AD_FILTERS}
        mainNames={MAIN_FILTERS}
        filters={filters}
        onChange={setFilters}
        onClear={clearFilters}
        resultText={total}
        search={search}
        isListShown={isListShown}
        tabs={<LibraryTabs />}
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
          onChange={(value) => setOption('sort', value, defaultSort(filters.q))}
        />
        <ListLook look={look} />
      </FilterBar>
      <div className={styles.shelf}>
        <p className={styles.count}>{total}</p>
        <SearchShelf current={searchDefinition(search)} onChoose={address.setSearch} />
      </div>
      <NotAppliedNotice parts={[...notApplied, ...look.notApplied]} serverNames={serverNames} onClear={clearFilters} />
      <ActiveFilters filters={filters} nameOfBrand={nameOfBrand} onChange={setFilters} onClear={clearFilters} />
    </>
  )
})

function brandCapOptions(current: number): { value: string; label: string }[] {
  const caps = BRAND_CAPS.includes(current) ? BRAND_CAPS : [current, ...BRAND_CAPS]
  return caps.map((cap) => ({ value: String(cap), label: cap === 0 ? 'All per brand' : `${cap} per brand` }))
}
