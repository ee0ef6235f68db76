import { StateImage } from './state-image.tsx'
import styles from './state.module.css'

interface EmptyStateProps {
  /** The missing content, as in "No briefs yet". */
  title: string
  /** The next step. */
  children?: React.ReactNode
  action?: React.ReactNode
  /** 1 when the page has no other heading. Default 2. */
  level?: 1 | 2
}

/** A list without entries: names the content that belongs here and offers the next step. */
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
