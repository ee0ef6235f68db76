import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import controls from '@marquee/ui/controls.module.css'
import { deadLettersQuery } from '../../api/jobs.ts'
import { DeadLetterRow } from './dead-letter-row.tsx'
import styles from './jobs-page.module.css'

/** Jobs whose last attempt failed, until a user retries or discards them. Shown only when there are any. */
export function DeadLetterList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(deadLettersQuery())
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading failed jobs" rows={2} />
    ) : (
      <ErrorState title="The failed jobs could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  const letters = data.pages.flatMap((page) => page.data)
  if (letters.length === 0) {
    return null
  }
  return (
    <section className={styles.section} aria-labelledby="dead-letters">
      <h2 id="dead-letters" className={styles.title}>
        Failed for good
      </h2>
      <p className={styles.facts}>
        Every attempt failed. Retry a job once the reason is gone; after 30 days it is removed.
      </p>
      <ul className={styles.list} role="list" aria-labelledby="dead-letters">
        {letters.map((letter) => (
          <DeadLetterRow key={letter.id} letter={letter} />
        ))}
      </ul>
      {hasNextPage ? (
        <button
          type="button"
          className={controls.button}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older failures
        </button>
      ) : null}
    </section>
  )
}
