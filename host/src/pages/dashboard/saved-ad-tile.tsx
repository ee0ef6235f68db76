import type { SavedAd } from '@marquee/contract/saved-ads'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import styles from './dashboard-page.module.css'

/** A saved ad as a small picture with its brand; leads to the ad in the swipe file. */
export function SavedAdTile({ savedAd: { ad } }: { savedAd: SavedAd }) {
  const picture = ad.media[0]
  const smallest = picture?.sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= 320)
  const isImage = picture !== undefined && (picture.kind === 'image' || smallest !== undefined)
  return (
    <li>
      <Link className={styles.tile} to={href('swipe-file', { query: { ad: ad.id } })}>
        <span className={styles.picture} style={{ backgroundColor: picture?.palette[0] }}>
          {isImage ? (
            <img src={smallest?.url ?? picture.url} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className={styles.words} dir="auto">
              {ad.title ?? ad.body}
            </span>
          )}
        </span>
        <span className={styles.brand} dir="auto">
          {ad.brand.name}
        </span>
      </Link>
    </li>
  )
}
