import { Announcer } from '@marquee/ui/announcer'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import styles from './details.module.css'

/** The details while they load. */
export function AdDetailsSkeleton() {
  return (
    <div className={styles.details}>
      <Announcer message="Loading the ad" />
      <div className={styles.head} aria-hidden>
        <SkeletonBlock width="44px" height="44px" />
        <SkeletonBlock width="45%" height="24px" />
      </div>
      <SkeletonBlock width="100%" height="min(56vh, 420px)" />
      <SkeletonBlock width="70%" height="18px" />
      <SkeletonBlock width="100%" height="96px" />
    </div>
  )
}
