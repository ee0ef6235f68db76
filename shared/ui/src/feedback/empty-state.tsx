import { StateImage } from './state-image.tsx'
import styles from './state.module.css'

interface EmptyStateProps {
  /** What is missing, as in "No briefs yet". */
  title: string
  /** What to do next. */
  children?: React.ReactNode
  action?: React.ReactNode
  /** 1 where nothing else is the page's heading. Default 2. */
  level?: 1 | 2
}

/** A list without entries: says what belongs here and offers the next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <StateImage kind="empty" />
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  )
}
