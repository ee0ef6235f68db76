import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { memo } from 'react'
import { MediaImage } from '../media/media-image.tsx'
import { MarkedText } from '../text/marked-text.tsx'
import { AdAnnotationLines, heightOfAnnotation } from './ad-annotation.tsx'
import { type AdCardLayout, cardBody, describeExtent } from './ad-card-layout.ts'
import styles from './ad-card.module.css'
import type { AdItemProps } from './ad-item-props.ts'
import { FORMAT_NAMES, shortRunText } from './ad-labels.ts'
import { AdLink } from './ad-link.tsx'
import { AdvertiserMark } from './brand-mark.tsx'
import { PlatformIcons } from './platform-icons.tsx'
import { ReuseCount } from './reuse-count.tsx'
import { SaveButton } from './save-button.tsx'
import { ScoreBadge } from './score-badge.tsx'
import { SelectMark } from './select-mark.tsx'

interface AdCardProps extends AdItemProps {
  layout: AdCardLayout
}

/** One ad of a list. Its height is `layout.height`, exactly, whatever the ad's text is. */
export const AdCard = memo(function AdCard(props: AdCardProps) {
  const { ad, layout, href, onOpen, isSelected = false, isTabStop = true, position, setSize } = props
  const nameId = `ad-${ad.id}`
  const tabIndex = isTabStop ? 0 : -1
  return (
    <article
      className={styles.card}
      style={{ height: layout.height }}
      tabIndex={tabIndex}
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={setSize}
      data-ad-id={ad.id}
      data-text-only={layout.isTextOnly || undefined}
      data-selected={isSelected || undefined}
    >
      <header className={styles.header}>
        <CardMark {...props} tabIndex={tabIndex} />
        <div className={styles.who}>
          <AdLink
            id={nameId}
            className={styles.brand}
            label={`${advertiserName(ad)} ${spokenName(ad)}`}
            href={href}
            onOpen={() => onOpen(ad.id)}
          >
            {advertiserName(ad)}
          </AdLink>
          <span className={styles.run} data-status={ad.status}>
            {shortRunText(ad)}
          </span>
        </div>
        <CardActions {...props} tabIndex={tabIndex} />
      </header>
      <CardMedia ad={ad} layout={layout} />
      <CardText ad={ad} layout={layout} />
      {heightOfAnnotation(ad.annotation) === 0 || ad.annotation === undefined ? null : (
        <AdAnnotationLines annotation={ad.annotation} />
      )}
      {layout.hasFooter ? <CardFooter ad={ad} /> : null}
    </article>
  )
})

function CardMark({ ad, isSelected = false, onSelect, tabIndex }: AdCardProps & { tabIndex: number }) {
  return onSelect === undefined ? (
    <AdvertiserMark brand={ad.brand} />
  ) : (
    <SelectMark ad={ad} isSelected={isSelected} onSelect={onSelect} tabIndex={tabIndex} />
  )
}

function CardActions({ ad, onToggleSave, renderMenu, tabIndex }: AdCardProps & { tabIndex: number }) {
  return (
    <>
      {renderMenu === undefined ? null : <div className={styles.menu}>{renderMenu(ad, tabIndex)}</div>}
      {onToggleSave === undefined ? null : <SaveButton ad={ad} onToggleSave={onToggleSave} tabIndex={tabIndex} />}
    </>
  )
}

function CardMedia({ ad, layout: { width, mediaHeight: height } }: Pick<AdCardProps, 'ad' | 'layout'>) {
  const [first] = ad.media
  if (first === undefined) {
    return null
  }
  return (
    <div className={styles.media} style={{ height }}>
      <MediaImage media={first} alt="" sizes={`${width}px`} fit="cover" hasDuration={false} />
    </div>
  )
}

function CardText({ ad, layout }: { ad: AdSummary; layout: AdCardLayout }) {
  if (layout.titleLines + layout.bodyLines === 0) {
    return null
  }
  return (
    <div className={styles.text}>
      {layout.titleLines === 0 ? null : (
        <p className={styles.title} style={{ WebkitLineClamp: layout.titleLines }} dir="auto">
          <MarkedText text={ad.title ?? ''} />
        </p>
      )}
      {layout.bodyLines === 0 ? null : (
        <p className={styles.body} style={{ WebkitLineClamp: layout.bodyLines }} dir="auto">
          <MarkedText text={cardBody(ad)} />
        </p>
      )}
    </div>
  )
}

function CardFooter({ ad }: { ad: AdSummary }) {
  return (
    <footer className={styles.footer}>
      <Extent ad={ad} />
      {ad.platforms.length === 0 ? null : <PlatformIcons platforms={ad.platforms} />}
      {ad.variations_count > 1 ? <ReuseCount className={styles.reuse} count={ad.variations_count} /> : null}
      <div className={styles.score}>
        <ScoreBadge ad={ad} />
      </div>
    </footer>
  )
}

/** The length of the video, or the number of images: below the image, where it covers neither a logo nor a button of the ad. */
function Extent({ ad }: { ad: AdSummary }) {
  const extent = describeExtent(ad)
  return extent === null ? null : <span className={styles.extent}>{extent}</span>
}

function spokenName(ad: AdSummary): string {
  const words = ad.title ?? ad.body.slice(0, 80)
  return `${FORMAT_NAMES[ad.asset_type].toLowerCase()} ad: ${words}`
}
