import { Button } from 'antd'
import { StateImage } from './state-image.tsx'
import styles from './state.module.css'

interface ErrorStateProps {
  /** The failure, as in "The briefs could not be loaded". */
  title: string
  /** The error's message is shown unchanged: the API client's errors are written for users. */
  error?: Error | null
  onRetry?: () => void
  /** Further actions, for example a link to another page. */
  children?: React.ReactNode
  /** 1 when the page has no other heading. Default 2. */
  level?: 1 | 2
}

/** Shows the failure and offers to try again. It is announced to screen readers when it appears. */
export function ErrorState({ title, error, onRetry, children, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <StateImage kind="error" />
      <Heading className={styles.title}>{title}</Heading>
      {error ? <p className={styles.words}>{error.message}</p> : null}
      <div className={styles.actions}>
        {onRetry === undefined ? null : (
          <Button type="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
