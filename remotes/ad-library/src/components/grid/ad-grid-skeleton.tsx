import { AdCardSkeleton } from '@marquee/ui/ad-card-skeleton'
import { Announcer } from '@marquee/ui/announcer'
import styles from './ad-grid.module.css'

const MEDIA_HEIGHTS = [260, 180, 320, 220, 300, 160, 240, 280]

/** The grid while its first page loads. */
export function AdGridSkeleton({ label }: { label: string }) {
  return (
    <div>
      <Announcer message={label} />
      <div className={styles.skeletons} aria-hidden>
        {MEDIA_HEIGHTS.map((height) => (
          <AdCardSkeleton key={height} mediaHeight={height} />
        ))}
      </div>
    </div>
  )
}
