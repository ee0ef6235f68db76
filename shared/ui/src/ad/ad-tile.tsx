import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { Link } from 'react-router'
import styles from './ad-tile.module.css'

/** An ad as a small image with its brand. */
export function AdTile({ ad, to }: { ad: AdSummary; to: string }) {
  const image = ad.media[0]
  const smallest = image?.sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= 320)
  const isImage = image !== undefined && (image.kind === 'image' || smallest !== undefined)
  return (
    <li>
      <Link className={styles.tile} to={to}>
        <span className={styles.image} style={{ backgroundColor: image?.palette[0] }}>
          {isImage ? (
            <img src={smallest?.url ?? image.url} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className={styles.words} dir="auto">
              {ad.title ?? ad.body}
            </span>
          )}
        </span>
        <span className={styles.brand} dir="auto">
          {advertiserName(ad)}
        </span>
        {ad.source === 'demo' ? <span className={styles.demo}>{' Demo'}</span> : null}
      </Link>
    </li>
  )
}
