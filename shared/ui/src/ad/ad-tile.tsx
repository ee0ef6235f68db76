import type { AdSummary } from '@marquee/contract/ads'
import { Link } from 'react-router'
import styles from './ad-tile.module.css'

/** An ad as a small picture with its brand. */
export function AdTile({ ad, to }: { ad: AdSummary; to: string }) {
  const picture = ad.media[0]
  const smallest = picture?.sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= 320)
  const isImage = picture !== undefined && (picture.kind === 'image' || smallest !== undefined)
  return (
    <li>
      <Link className={styles.tile} to={to}>
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
        {ad.source === 'demo' ? <span className={styles.demo}>{' Demo'}</span> : null}
      </Link>
    </li>
  )
}
