import type { exploreBrands } from '@marquee/contract/brand-insights'
import type { CallOutput } from '@marquee/contract/endpoint'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import { Button } from 'antd'
import type { BrandSearch } from '../../api/brand-insights.ts'
import styles from './brand-results.module.css'
import { BrandTable } from './brand-table.tsx'

interface BrandResultsProps {
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<typeof exploreBrands>>>
  search: BrandSearch
  onChange: (changes: Partial<BrandSearch>) => void
  onClear: () => void
}

/** The table of brands in each of its states: loading, failed, empty, shown, and loading more. */
export function BrandResults({ query, search, onChange, onClear }: BrandResultsProps) {
  if (query.isPending) {
    return <ListSkeleton label="Loading brands" rows={10} />
  }
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState title="The brands could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const brands = query.data.pages.flatMap(({ data }) => data)
  if (brands.length === 0) {
    return <NoBrands isFollowedOnly={search.followedOnly} onClear={onClear} />
  }
  return (
    <div className={styles.results}>
      <BrandTable brands={brands} sort={search.sort} onSort={(sort) => onChange({ sort })} />
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more brands
        </Button>
      ) : null}
    </div>
  )
}

function NoBrands({ isFollowedOnly, onClear }: { isFollowedOnly: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title="No brand fits"
      action={
        <Button type="primary" onClick={onClear}>
          Show all brands
        </Button>
      }
    >
      {isFollowedOnly ? 'Your workspace follows none of these brands yet.' : 'Try a part of the name, or fewer niches.'}
    </EmptyState>
  )
}
