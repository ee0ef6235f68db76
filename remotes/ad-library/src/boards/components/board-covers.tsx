import type { Media } from '@marquee/contract/ads'
import { MediaImage } from '@marquee/ui/media-image'
import { LayoutGrid } from 'lucide-react'
import styles from './boards.module.css'

/** Up to four images that represent a board. The board's name is shown beside them. */
export function BoardCovers({ covers }: { covers: readonly Media[] }) {
  return (
    <div className={styles.covers} data-count={covers.length}>
      {covers.length === 0 ? <LayoutGrid className={styles.noCover} size={28} aria-hidden /> : null}
      {covers.map((media) => (
        <div key={media.id} className={styles.cover}>
          <MediaImage media={media} alt="" sizes="160px" fit="cover" hasDuration={false} />
        </div>
      ))}
    </div>
  )
}
