import { Button } from 'antd'
import styles from './ad-grid.module.css'

interface AdGridEndProps {
  count: number
  hasMore: boolean
  error: Error | null
  onRetry: () => void
}

/** Below the last card: more to come, a page that failed with the way to ask again, or the end. */
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
