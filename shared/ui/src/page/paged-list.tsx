import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './paged-list.module.css'

/** What `useInfiniteQuery` answers of the contract's pages. */
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
  /** What is listed, in the plural, as in "products". */
  what: string
  /** While the first page loads. */
  skeleton?: ReactNode
  /** Instead of a list without entries. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that grows page by page: while it loads, when it fails, when there is nothing, and the way to more. */
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
