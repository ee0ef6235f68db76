import { type listSpiedBrands, spySort } from '@marquee/contract/brand-spy'
import type { CallOutput } from '@marquee/contract/endpoint'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listSpiedBrandsQuery, type SpySearch } from '../../api/brand-spy.ts'
import { FollowDialog } from '../components/follow-dialog.tsx'
import { SpyFilters } from '../components/spy-filters.tsx'
import { SpyTable } from '../components/spy-table.tsx'
import { SpyTabs } from '../components/spy-tabs.tsx'
import { WantedBrands } from '../components/wanted-brands.tsx'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { ListHead } from '../../components/list-head.tsx'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useSpyAddress } from '../state/use-spy-address.ts'
import styles from '../../components/list-page.module.css'

const SORT_LABELS = {
  launched_7d: 'New in 7 days',
  launched_1d: 'New today',
  launched_30d: 'New in 30 days',
  active: 'Active ads',
  followed: 'Last followed',
  name: 'Name',
} as const
const SORT_OPTIONS = spySort.options.map((value) => ({ value, label: SORT_LABELS[value] }))

/** The brands that the workspace follows: the recent launches of each, how complete its data is, and its alerts. */
export function Page() {
  usePageTitle('Brand spy')
  const { search, change, clear } = useSpyAddress()
  const query = useInfiniteQuery(listSpiedBrandsQuery(search))
  const { canFollow } = useLibraryRights()
  const [isFollowing, setIsFollowing] = useState(false)
  const meta = query.data?.pages[0]?.meta
  const followButton = canFollow ? (
    <Button type="primary" icon={<BellPlus size={16} aria-hidden />} onClick={() => setIsFollowing(true)}>
      Follow a brand
    </Button>
  ) : null

  return (
    <div className={styles.page}>
      <PageHeader
        title="Brand spy"
        description="What competitors launch, keep and stop. These are bets, not results: an ad that runs long is one that somebody keeps paying for."
        actions={followButton}
      />
      <SpyTabs />
      {meta === undefined || meta.followed === 0 ? null : <SpyListHead meta={meta} search={search} onChange={change} />}
      <SpyList query={query} search={search} onChange={change} onClear={clear} followButton={followButton} />
      <WantedBrands />
      {isFollowing ? <FollowDialog onClose={() => setIsFollowing(false)} /> : null}
    </div>
  )
}

type SpyPage = CallOutput<typeof listSpiedBrands>

interface SpyListHeadProps {
  meta: SpyPage['meta']
  search: SpySearch
  onChange: (changes: Partial<SpySearch>) => void
}

/** The number of followed brands and the plan's limit, with the controls that filter and sort the brands. */
function SpyListHead({ meta, search, onChange }: SpyListHeadProps) {
  return (
    <>
      <SpyFilters search={search} folders={meta.folders} onChange={onChange} />
      <ListHead count={`${meta.followed} of ${formatCount(meta.limit, 'brand')} in your plan`}>
        <ListSelect
          label="Sort by"
          value={search.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => onChange({ sort })}
        />
      </ListHead>
    </>
  )
}

interface SpyListProps extends Omit<SpyListHeadProps, 'meta'> {
  query: UseInfiniteQueryResult<InfiniteData<SpyPage>>
  onClear: () => void
  followButton: React.ReactNode
}

/** The list in each of its states: loading, failed, shown and empty. */
function SpyList({ query, search, onChange, onClear, followButton }: SpyListProps) {
  if (query.isPending) {
    return <ListSkeleton label="Loading the brands that you follow" rows={8} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The brands could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const brands = query.data.pages.flatMap(({ data }) => data)
  const folders = query.data.pages[0]?.meta.folders ?? []
  if (brands.length === 0) {
    const isNarrowed = search.q !== '' || search.folder !== null || search.favoritesOnly
    return <NoBrands isNarrowed={isNarrowed} onClear={onClear} followButton={followButton} />
  }
  return (
    <div>
      <SpyTable brands={brands} folders={folders} sort={search.sort} onSort={(sort) => onChange({ sort })} />
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more brands
        </Button>
      ) : null}
    </div>
  )
}

interface NoBrandsProps extends Pick<SpyListProps, 'onClear' | 'followButton'> {
  isNarrowed: boolean
}

function NoBrands({ isNarrowed, onClear, followButton }: NoBrandsProps) {
  if (isNarrowed) {
    return <EmptyState title="No followed brand fits" action={<Button onClick={onClear}>Show all</Button>} />
  }
  return (
    <EmptyState title="You follow no brand yet" action={followButton}>
      Follow the brands that you compete with, by name, website or page id, or from{' '}
      <Link to={href('explore-brands')}>the brands of the library</Link>.
    </EmptyState>
  )
}
