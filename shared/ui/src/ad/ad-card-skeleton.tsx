import { SkeletonBlock } from '../page/skeleton-block.tsx'
import styles from './ad-card.module.css'

/** px: header, two lines of text, footer. */
const AROUND_MEDIA = 156

/** The shape of an ad card while the list loads; `mediaHeight` in px. */
export function AdCardSkeleton({ mediaHeight }: { mediaHeight: number }) {
  return (
    <div className={styles.card} style={{ height: mediaHeight + AROUND_MEDIA }} aria-hidden>
      <div className={styles.header}>
        <SkeletonBlock width="32px" height="32px" />
        <div className={styles.who}>
          <SkeletonBlock width="60%" height="14px" />
        </div>
      </div>
      <SkeletonBlock width="100%" height={`${mediaHeight}px`} />
      <div className={styles.text}>
        <SkeletonBlock width="90%" height="14px" />
        <SkeletonBlock width="70%" height="14px" />
      </div>
      <div className={styles.footer}>
        <SkeletonBlock width="72px" height="16px" />
      </div>
    </div>
  )
}
