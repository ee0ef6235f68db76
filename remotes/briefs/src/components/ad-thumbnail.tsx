import { advertiserName, mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { quoteOpeningWords } from '@marquee/contract/opening-words'
import { MediaImage } from '@marquee/ui/media-image'
import { Button, Skeleton } from 'antd'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import styles from './ad-thumbnail.module.css'

interface AdThumbnailProps {
  /** Undefined while it is loading. */
  ad: AdSummary | undefined
  isMissing: boolean
  href: string
  onRemove: () => void
}

/** A reference ad: its image, its brand, a link to the ad and a button that removes it. */
export function AdThumbnail({ ad, isMissing, href, onRemove }: AdThumbnailProps) {
  const name = ad === undefined ? 'ad' : `ad of ${mentionAdvertiser(ad)}`
  return (
    <div className={styles.thumbnail}>
      <Link to={href} className={styles.link} {...(ad === undefined && { 'aria-label': 'Open the ad' })}>
        <AdImage ad={ad} isMissing={isMissing} />
      </Link>
      <Button
        className={styles.remove ?? ''}
        size="small"
        icon={<X size={14} aria-hidden />}
        aria-label={`Remove the ${name}`}
        onClick={onRemove}
      />
    </div>
  )
}

/** An ad's first image with its brand and its first words, as a quotation. */
export function AdImage({ ad, isMissing }: Pick<AdThumbnailProps, 'ad' | 'isMissing'>) {
  if (ad === undefined) {
    return (
      <span className={styles.image}>
        {isMissing ? <span className={styles.missing}>This ad could not be loaded.</span> : <Skeleton.Node active />}
      </span>
    )
  }
  const [media] = ad.media
  return (
    <>
      <span className={styles.image}>
        {media === undefined ? (
          <span className={styles.missing} dir="auto">
            {ad.body}
          </span>
        ) : (
          <MediaImage media={media} alt="" sizes="160px" fit="cover" />
        )}
      </span>
      <span className={styles.brand} dir="auto">
        {advertiserName(ad)}
      </span>
      <span className={styles.words} dir="auto">
        {quoteOpeningWords(ad)}
      </span>
    </>
  )
}
