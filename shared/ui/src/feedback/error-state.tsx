import { Button } from 'antd'
import { StateImage } from './state-image.tsx'
import styles from './state.module.css'

interface ErrorStateProps {
  /** What happened, as in "The briefs could not be loaded". */
  title: string
  /** The error's message is shown as it is: the API client's errors are written for people. */
  error?: Error | null
  onRetry?: () => void
  /** More ways out, as a link to another page. */
  children?: React.ReactNode
  /** 1 where nothing else is the page's heading. Default 2. */
  level?: 1 | 2
}

/** Says what went wrong and offers to try again. Announced to screen readers when it appears. */
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
