import { StatePicture } from './state-picture.tsx'
import styles from './state.module.css'

interface EmptyStateProps {
  /** What is missing, as in "No briefs yet". */
  title: string
  /** What to do next. */
  children?: React.ReactNode
  action?: React.ReactNode
}

/** A list without entries: says what belongs here and offers the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StatePicture kind="empty" />
      <h2 className={styles.title}>{title}</h2>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  )
}
