import type { CollectionSearch } from '../../api/saved-ads.ts'
import { AD_FILTERS, type NotApplied } from '../../state/filter-address.ts'
import { useNamesOfBrands } from '../../state/use-brand-names.ts'
import type { ListAddress } from '../../state/use-list-address.ts'
import { ListHead } from '../list-head.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import { MemberSelect } from './member-select.tsx'
import { NotAppliedNotice } from './not-applied-notice.tsx'
import { TagSelect } from './tag-select.tsx'

interface CollectionFiltersProps {
  searchLabel: string
  search: CollectionSearch
  notApplied: readonly NotApplied[]
  address: Pick<ListAddress, 'setFilters' | 'setOption' | 'clearFilters'>
  /** The number of ads as text. */
  count: string
  /** The controls for the list's order and view. */
  children: React.ReactNode
}

const MAIN_FILTERS = ['platform', 'format', 'status'] as const

/** The filters of what a workspace keeps: those of ads, tags, and who saved them. */
export function CollectionFilters(props: CollectionFiltersProps) {
  const { searchLabel, search, notApplied, address, count, children } = props
  const { filters, tags, savedBy } = search
  const { setFilters, setOption, clearFilters } = address
  const nameOfBrand = useNamesOfBrands(filters)
  return (
    <>
      <FilterBar
        searchLabel={searchLabel}
        names={AD_FILTERS}
        mainNames={MAIN_FILTERS}
        filters={filters}
        onChange={setFilters}
        onClear={clearFilters}
        resultText={count}
      >
        <TagSelect
          aria-label="Filter by tag"
          placeholder="All tags"
          tags={tags}
          onChange={(next) => setOption('tag', next.join(','), '')}
        />
        <BrandFilter
          value={filters.brand === undefined ? [] : [filters.brand]}
          onChange={(ids) => setFilters({ brand: ids.at(-1) })}
        />
        <MemberSelect
          label="Saved by"
          members={savedBy}
          onChange={(next) => setOption('saved_by', next.join(','), '')}
        />
        {children}
      </FilterBar>
      <NotAppliedNotice parts={notApplied} serverNames={[]} onClear={clearFilters} />
      <ActiveFilters filters={filters} nameOfBrand={nameOfBrand} onChange={setFilters} onClear={clearFilters} />
      <ListHead count={count}>{null}</ListHead>
    </>
  )
}
