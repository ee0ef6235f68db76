import { Announcer } from '../feedback/announcer.tsx'
import { SkeletonBlock } from './skeleton-block.tsx'
import styles from './skeleton.module.css'

/** The placeholder of a loading list. `label` is announced to screen readers, as in "Loading briefs". */
export function ListSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className={styles.rows} data-skeleton>
      <Announcer message={label} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <SkeletonBlock width="40px" height="40px" />
          <div className={styles.rowWords}>
            <SkeletonBlock width={`${58 - (index % 3) * 12}%`} height="14px" />
            <SkeletonBlock width={`${34 - (index % 2) * 8}%`} height="12px" />
          </div>
        </div>
      ))}
    </div>
  )
}
