import styles from './list-head.module.css'

/** The line above a list: how many there are, and how they are shown. Its height does not depend on what has loaded. */
export function ListHead({ count, children }: { count: string; children: React.ReactNode }) {
  return (
    <div className={styles.head}>
      <p className={styles.count}>{count}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
