import { slugName } from '@marquee/ui/ad-labels'
import { SearchField } from '@marquee/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { listAdFilterOptionsQuery } from '../../api/ads.ts'
import type { BrandSearch } from '../../api/brand-insights.ts'
import styles from './brand-filters.module.css'

interface BrandFiltersProps {
  search: BrandSearch
  onChange: (changes: Partial<BrandSearch>) => void
}

/** The filters of the table of brands. */
export function BrandFilters({ search, onChange }: BrandFiltersProps) {
  const { data } = useQuery(listAdFilterOptionsQuery())
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search brands"
        placeholder="Search brands"
        maxLength={100}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      <Select<string[]>
        className={styles.niches ?? ''}
        mode="multiple"
        aria-label="Niche"
        placeholder="Niche"
        allowClear
        maxTagCount="responsive"
        value={search.niche}
        options={data?.data.niches.map(({ value }) => ({ value, label: slugName(value) })) ?? []}
        onChange={(niche) => onChange({ niche })}
      />
      <Checkbox checked={search.followedOnly} onChange={(event) => onChange({ followedOnly: event.target.checked })}>
        Only brands we follow
      </Checkbox>
    </div>
  )
}
