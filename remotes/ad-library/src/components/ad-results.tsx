import type { AdSummary } from '@marquee/contract/ads'
import type { AdColumn } from '@marquee/ui/ad-columns'
import { Announcer } from '@marquee/ui/announcer'
import { ErrorState } from '@marquee/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ListView } from '../state/list-view.ts'
import type { AdSelection } from '../state/use-ad-selection.ts'
import type { AdDrawerAddress } from '../state/use-ad-drawer.ts'
import { savedMarksQuery } from '../api/saved-marks.ts'
import type { AdFrameProps } from './grid/ad-grid-cell.tsx'
import { AdGridEnd } from './grid/ad-grid-end.tsx'
import { AdGridSkeleton } from './grid/ad-grid-skeleton.tsx'
import { AdGrid } from './grid/ad-grid.tsx'

/** The part of an infinite query that the results need. */
interface PagedQuery {
  isPending: boolean
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface AdResultsProps {
  label: string
  ads: readonly AdSummary[]
  query: PagedQuery
  drawer: AdDrawerAddress
  /** Undefined for users who may not save. */
  onToggleSave: ((ad: AdSummary) => void) | undefined
  /** Default: cards. */
  view?: ListView
  /** The columns of rows; keep the reference stable. */
  columns?: readonly AdColumn[]
  selection?: AdSelection
  onAddToBoard?: (adIds: readonly string[]) => void
  onSaveWithDetails?: (adIds: readonly string[]) => void
  renderMenu?: (ad: AdSummary, tabIndex: number) => React.ReactNode
  /** The component around each ad; keep its identity stable. */
  Frame?: React.ComponentType<AdFrameProps> | undefined
  /** Announced to screen readers when the list has loaded. */
  announcement: string
  /** Shown when nothing was found. */
  empty: React.ReactNode
}

/** A list of ads in each of its states: loading, failed, empty, shown, and loading more. */
export function AdResults(props: AdResultsProps) {
  const { query, announcement, empty, ...grid } = props
  const { label, ads } = grid
  useQuery(savedMarksQuery())
  const { fetchNextPage, refetch, isFetchNextPageError } = query
  // A second call does not restart a page request that is in progress.
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  if (query.isPending) {
    return <AdGridSkeleton label={`Loading ${label.toLowerCase()}`} />
  }
  if (query.error !== null && !isFetchNextPageError && ads.length === 0) {
    return <ErrorState title="Couldn't load ads" error={query.error} onRetry={() => void refetch()} />
  }
  return (
    <div>
      <Announcer message={announcement} />
      {ads.length === 0 && !query.hasNextPage ? (
        empty
      ) : (
        <>
          <AdGrid
            {...grid}
            hasMore={query.hasNextPage && !isFetchNextPageError}
            isLoadingMore={query.isFetchingNextPage}
            onEndNear={loadMore}
          />
          <AdGridEnd
            count={ads.length}
            hasMore={query.hasNextPage}
            error={isFetchNextPageError && !query.isFetchingNextPage ? query.error : null}
            onRetry={loadMore}
          />
        </>
      )}
    </div>
  )
}
