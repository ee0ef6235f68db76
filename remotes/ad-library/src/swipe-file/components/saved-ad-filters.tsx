import type { SavedAdSearch, SavedAdSort } from '../../api/saved-ads.ts'
import { AD_FILTERS, type NotApplied } from '../../state/filter-address.ts'
import { DEFAULT_SAVED_SORT } from '../state/saved-search.ts'
import { useNamesOfBrands } from '../../state/use-brand-names.ts'
import type { useListAddress } from '../../state/use-list-address.ts'
import { ActiveFilters } from '../../components/filters/active-filters.tsx'
import { FilterBar } from '../../components/filters/filter-bar.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { NotAppliedNotice } from '../../components/filters/not-applied-notice.tsx'
import { ListHead } from '../../components/list-head.tsx'
import { TagSelect } from '../../ad-details/components/tag-select.tsx'

interface SavedAdFiltersProps {
  search: SavedAdSearch
  notApplied: readonly NotApplied[]
  address: Pick<ReturnType<typeof useListAddress>, 'setFilters' | 'setOption' | 'clearFilters'>
  /** The number of ads as text. */
  count: string
}

const MAIN_FILTERS = ['platform', 'format', 'status'] as const
const SORT_OPTIONS: { value: SavedAdSort; label: string }[] = [
  { value: 'latest_added', label: 'Latest added' },
  { value: 'first_added', label: 'First added' },
]

/** The filters and the order of the swipe file. */
export function SavedAdFilters({ search, notApplied, address, count }: SavedAdFiltersProps) {
  const { filters, tags, sort } = search
  const { setFilters, setOption, clearFilters } = address
  const nameOfBrand = useNamesOfBrands(filters)
  return (
    <>
      <FilterBar
        searchLabel="Search the swipe file"
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
        <ListSelect
          label="Sort by"
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => setOption('sort', value, DEFAULT_SAVED_SORT)}
        />
      </FilterBar>
      <NotAppliedNotice parts={notApplied} serverNames={[]} onClear={clearFilters} />
      <ActiveFilters filters={filters} nameOfBrand={nameOfBrand} onChange={setFilters} onClear={clearFilters} />
      <ListHead count={count}>{null}</ListHead>
    </>
  )
}
