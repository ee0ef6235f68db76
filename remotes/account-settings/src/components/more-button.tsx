import { Button } from 'antd'
import styles from './more-button.module.css'

interface MoreButtonProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** The name of the items, in the plural. */
  what: string
}

/** The button that loads a list's next page, if there is one. */
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
