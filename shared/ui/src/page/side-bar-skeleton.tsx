import styles from './side-bar-skeleton.module.css'
import { SkeletonBlock } from './skeleton-block.tsx'

/**
 * Reserves the space of rows of the side bar that are loading: the content below does not move when they arrive.
 * @param rows the last one stays empty
 */
export function SideBarSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows} data-testid="side-bar-skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {row < rows - 1 ? <SkeletonBlock width="70%" height="10px" /> : null}
        </div>
      ))}
    </div>
  )
}
