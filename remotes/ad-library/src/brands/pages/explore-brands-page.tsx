import { brandSort } from '@marquee/contract/brand-insights'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { Announcer } from '@marquee/ui/announcer'
import { formatCount } from '@marquee/ui/format-number'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { exploreBrandsQuery } from '../../api/brand-insights.ts'
import { BrandFilters } from '../components/brand-filters.tsx'
import { BrandResults } from '../components/brand-results.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { LibraryTabs } from '../../components/library-tabs.tsx'
import { ListHead } from '../../components/list-head.tsx'
import { useBrandAddress } from '../state/use-brand-address.ts'
import styles from '../../components/list-page.module.css'

const SORT_LABELS = {
  active: 'Active ads',
  launched_7d: 'New in 7 days',
  launched_30d: 'New in 30 days',
  longest_run: 'Longest run',
  ads: 'All ads',
  name: 'Name',
} as const
const SORT_OPTIONS = brandSort.options.map((value) => ({ value, label: SORT_LABELS[value] }))

/** Every brand of the library with its ad figures, filtered and sorted by the address. */
export function Page() {
  usePageTitle('Explore brands')
  const { search, change, clear } = useBrandAddress()
  const query = useInfiniteQuery(exploreBrandsQuery(search))
  const total = query.data?.pages[0]?.meta.total ?? null
  const count = total === null ? '' : formatCount(total, 'brand')

  return (
    <div className={styles.page}>
      <PageHeader title="Explore brands" description="Who advertises, how much, and what is new." />
      <LibraryTabs />
      <BrandFilters search={search} onChange={change} />
      <ListHead count={count}>
        <ListSelect label="Sort by" value={search.sort} options={SORT_OPTIONS} onChange={(sort) => change({ sort })} />
      </ListHead>
      <div>
        <Announcer message={count === '' ? '' : `${count} found`} />
        <BrandResults query={query} search={search} onChange={change} onClear={clear} />
      </div>
    </div>
  )
}
