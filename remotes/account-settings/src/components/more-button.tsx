import { Button } from 'antd'
import styles from './more-button.module.css'

interface MoreButtonProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** What there is more of, in the plural. */
  what: string
}

/** The way to a list's next page, where it has one. */
export function MoreButton({ query, what }: MoreButtonProps) {
  return (
    <>
      {query.isFetchNextPageError ? <p role="alert">More {what} could not be loaded. Try again.</p> : null}
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button
            aria-label={`Show more ${what}`}
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}
