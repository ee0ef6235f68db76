import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './paged-list.module.css'

/** The part of the result of `useInfiniteQuery` for the contract's pages. */
interface PagedQuery<Item> {
  data: { pages: readonly { data: readonly Item[] }[] } | undefined
  error: Error | null
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>
  /** The plural noun of the entries, as in "products". */
  what: string
  /** Shown while the first page loads. */
  skeleton?: ReactNode
  /** Shown instead of a list without entries. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that grows page by page, with states for loading, failure and no entries, and a button for more. */
export function PagedList<Item>({ query, what, skeleton, empty, children }: PagedListProps<Item>) {
  const { data, error, refetch } = query
  if (data === undefined) {
    return error === null ? (
      (skeleton ?? <ListSkeleton label={`Loading ${what}`} />)
    ) : (
      <ErrorState title={`The ${what} could not be loaded`} error={error} onRetry={() => void refetch()} />
    )
  }
  const items = data.pages.flatMap((page) => page.data)
  return items.length === 0 ? (
    empty
  ) : (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      {children(items)}
      {query.isFetchNextPageError ? <p role="alert">More {what} could not be loaded. Try again.</p> : null}
      {query.hasNextPage ? (
        <Button
          className={styles.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </div>
  )
}
