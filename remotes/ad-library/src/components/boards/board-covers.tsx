import type { Media } from '@marquee/contract/ads'
import { MediaPicture } from '@marquee/ui/media-picture'
import styles from './boards.module.css'

/** The pictures that stand for a board. Its name stands beside them. */
export function BoardCovers({ covers }: { covers: readonly Media[] }) {
  return (
    <div className={styles.covers} data-count={covers.length}>
      {covers.map((media) => (
        <div key={media.id} className={styles.cover}>
          <MediaPicture media={media} alt="" sizes="160px" fit="cover" />
        </div>
      ))}
    </div>
  )
}
