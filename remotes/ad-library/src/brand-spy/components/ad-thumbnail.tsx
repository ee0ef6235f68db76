import type { AdSummary } from '@marquee/contract/ads'
import { isUnseen } from '@marquee/ui/ad-labels'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { MediaImage } from '@marquee/ui/media-image'
import { Link } from 'react-router'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import styles from './ad-strip.module.css'

interface AdThumbnailProps {
  ad: AdSummary
  drawer: AdDrawerAddress
  /** The text below the image, in place of how long the ad runs. */
  words?: string
}

/** An ad of a row as a small image; a click opens it in the drawer. */
export function AdThumbnail({ ad, drawer, words }: AdThumbnailProps) {
  const [medium] = ad.media
  return (
    <li>
      <Link
        className={styles.ad}
        to={drawer.linkTo(ad.id)}
        state={{ isOpenedFromList: true }}
        preventScrollReset
        title={ad.title ?? ad.body}
      >
        <span className={styles.image}>
          {medium === undefined ? (
            <span className={styles.text} dir="auto">
              {ad.title ?? ad.body}
            </span>
          ) : (
            <MediaImage media={medium} alt="" sizes="120px" fit="cover" hasDuration={false} />
          )}
        </span>
        {words === undefined ? (
          <Run ad={ad} />
        ) : (
          <span className={styles.stopped} dir="auto">
            {words}
          </span>
        )}
      </Link>
    </li>
  )
}

function Run({ ad }: { ad: AdSummary }) {
  if (isUnseen(ad)) {
    return <span className={styles.stopped}>Last seen on {formatDate(ad.last_seen_at)}</span>
  }
  const isActive = ad.status === 'active'
  const days = ad.days_active === null ? '' : ` ${formatCount(ad.days_active, 'day')}`
  return (
    <span className={isActive ? styles.active : styles.stopped}>
      {isActive ? 'Running' : 'Stopped'}
      {days}
    </span>
  )
}
