import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { Link } from 'react-router'
import styles from './ad-tile.module.css'

/** An ad as a small image with its brand. @param count the number of ads with this creative that it stands for */
export function AdTile({ ad, to, count = 1 }: { ad: AdSummary; to: string; count?: number }) {
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
        <Notes ad={ad} count={count} />
      </Link>
    </li>
  )
}

/** How many ads the tile stands for, and that an invented ad is a demo. */
function Notes({ ad, count }: { ad: AdSummary; count: number }) {
  const notes = [
    ...(count > 1 ? [{ text: ` ×${count}`, title: `${count} ads with this creative` }] : []),
    ...(ad.source === 'demo' ? [{ text: ' Demo', title: undefined }] : []),
  ]
  return notes.map(({ text, title }) => (
    <span key={text} className={styles.note} title={title}>
      {text}
    </span>
  ))
}
