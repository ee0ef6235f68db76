import styles from './list-head.module.css'

interface ListHeadProps {
  count: string
  /** The control for the list's view: beside the count on a phone, at the end otherwise. */
  view?: React.ReactNode
  children: React.ReactNode
}

/** The line above a list: the count and the list's controls. Its height does not depend on what has loaded. */
export function ListHead({ count, view, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.count}>{count}</p>
      <div className={styles.controls}>{children}</div>
      {view === undefined ? null : <div className={styles.view}>{view}</div>}
    </div>
  )
}
