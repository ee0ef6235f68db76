import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { runText } from '@marquee/ui/ad-labels'
import { AdvertiserMark } from '@marquee/ui/brand-mark'
import { hostName, OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { ExternalLink } from 'lucide-react'
import { AdMediaViewer } from '../../components/media/ad-media-viewer.tsx'
import styles from './shared-ad.module.css'

interface SharedAdProps {
  ad: AdSummary
  /** The workspace's note about the ad. */
  note?: string | undefined
  /** The heading's level: an ad alone is the whole page, an ad of a board is a part of it. */
  level: 1 | 2
}

/** An ad as every visitor may see it. Its texts are rendered as plain text, whatever they contain. */
export function SharedAd({ ad, note, level }: SharedAdProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const landingPage = safeWebAddress(ad.landing_page)
  return (
    <article className={styles.ad}>
      <header className={styles.head}>
        <AdvertiserMark brand={ad.brand} />
        <div className={styles.who}>
          <Heading className={styles.brand} dir="auto" tabIndex={-1} data-page-title={level === 1 || undefined}>
            {advertiserName(ad)}
          </Heading>
          <p className={styles.quiet}>{runText(ad)}</p>
        </div>
      </header>
      {ad.media.length === 0 ? null : <AdMediaViewer media={ad.media} name={advertiserName(ad)} />}
      {ad.title === null ? null : (
        <p className={styles.title} dir="auto">
          {ad.title}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {ad.body}
      </p>
      {landingPage === null ? null : (
        <a className={styles.link} href={landingPage} {...OUTSIDE_LINK}>
          {ad.cta_text ?? hostName(landingPage)} <ExternalLink size={14} aria-hidden />
        </a>
      )}
      {note === undefined ? null : (
        <p className={styles.note} dir="auto">
          <strong>Note: </strong>
          {note}
        </p>
      )}
    </article>
  )
}
