import type { AdFilters } from '@marquee/contract/ad-filters'
import { Badge, Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FilterName } from '../../state/filter-address.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterImage, FilterSelect } from './filter-select.tsx'
import { listActiveFilters } from './filter-labels.ts'
import styles from './filters.module.css'
import { SearchBox } from './search-box.tsx'
import { useStagedCount } from './use-staged-count.ts'
import { type CountedSearch, useFilterOptions } from './use-filter-options.ts'

interface FilterBarProps {
  searchLabel: string
  /** All filters of the page, for the drawer. */
  names: readonly FilterName[]
  /** The filters that the bar itself shows if it is wide enough. */
  mainNames: readonly FilterName[]
  filters: AdFilters
  onChange: (changes: Partial<AdFilters>) => void
  onClear: () => void
  resultText: string
  /** The search in which the filter values are counted; null if the list is not the library's. */
  search?: CountedSearch | null
  /** Whether the list is on the screen. Before that, the main filters are drawn but cannot be used. */
  isListShown?: boolean
  /** The page's tabs, if they are placed beside the search. */
  tabs?: React.ReactNode
  /** The controls for the list's order and view. */
  children: React.ReactNode
}

/** Search, main filters, the drawer with all filters and the list's order, in one bar that stays visible while scrolling. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, names, mainNames, filters, onChange, onClear, resultText, search = null, tabs, children } = props
  const mounted = useStagedCount(mainNames.length, props.isListShown ?? true)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const options = useFilterOptions(search)
  const activeCount = listActiveFilters(filters).filter(({ name }) => name !== 'q').length
  return (
    <div className={styles.bar}>
      {tabs === undefined ? null : <div className={styles.tabs}>{tabs}</div>}
      <SearchBox label={searchLabel} value={filters.q ?? ''} onSearch={(q) => onChange({ q })} />
      <div className={styles.row}>
        <div className={styles.filters}>
          {mainNames.map((name, index) => (
            <div key={name} className={styles.mainFilter}>
              {index < mounted ? (
                <FilterSelect name={name} filters={filters} options={options[name] ?? []} onChange={onChange} />
              ) : (
                <FilterImage name={name} />
              )}
            </div>
          ))}
          <Button
            className={styles.addFilter ?? ''}
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setIsDrawerOpen(true)}
            aria-haspopup="dialog"
          >
            Filter
            <Badge count={activeCount} size="small" title={`${activeCount} in use`} />
          </Button>
        </div>
        <div className={styles.controls}>{children}</div>
      </div>
      <FilterDrawer
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        names={names.filter((name) => name !== 'q' && name !== 'brand')}
        filters={filters}
        options={options}
        onChange={onChange}
        onClear={onClear}
        resultText={resultText}
      />
    </div>
  )
}
