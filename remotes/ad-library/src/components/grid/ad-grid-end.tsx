import { Button } from 'antd'
import styles from './ad-grid.module.css'

interface AdGridEndProps {
  count: number
  hasMore: boolean
  error: Error | null
  onRetry: () => void
}

/** The area below the last card: more is loading, a page failed and can be retried, or the list has ended. */
export function AdGridEnd({ count, hasMore, error, onRetry }: AdGridEndProps) {
  if (error !== null) {
    return (
      <div className={styles.end} role="alert">
        <p>The next ads could not be loaded. {error.message}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  }
  return <div className={styles.end}>{hasMore ? 'Loading more ads…' : endText(count)}</div>
}

function endText(count: number): string {
  return count > 8 ? 'You have reached the end.' : ''
}
