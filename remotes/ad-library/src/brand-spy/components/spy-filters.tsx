import { SearchField } from '@marquee/ui/search-field'
import { Checkbox, Select } from 'antd'
import type { SpySearch } from '../../api/brand-spy.ts'
import styles from '../../brands/components/brand-filters.module.css'

interface SpyFiltersProps {
  search: SpySearch
  folders: readonly string[]
  onChange: (changes: Partial<SpySearch>) => void
}

/** What narrows the list of followed brands. */
export function SpyFilters({ search, folders, onChange }: SpyFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search followed brands"
        placeholder="Search followed brands"
        maxLength={100}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      {folders.length === 0 && search.folder === null ? null : (
        <Select<string>
          className={styles.niches ?? ''}
          aria-label="Folder"
          placeholder="Folder"
          allowClear
          value={search.folder}
          options={folders.map((value) => ({ value, label: value }))}
          onChange={(folder) => onChange({ folder: folder ?? null })}
        />
      )}
      <Checkbox checked={search.favoritesOnly} onChange={(event) => onChange({ favoritesOnly: event.target.checked })}>
        Favourites
      </Checkbox>
    </div>
  )
}
