import { ListSkeleton } from './list-skeleton.tsx'
import { SkeletonBlock } from './skeleton-block.tsx'
import styles from './skeleton.module.css'

/** The placeholder of a page while its code loads. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.pageHead} aria-hidden>
        <SkeletonBlock width="min(220px, 60%)" height="30px" />
        <SkeletonBlock width="min(380px, 90%)" height="16px" />
      </div>
      <ListSkeleton label="Loading the page" />
    </div>
  )
}
