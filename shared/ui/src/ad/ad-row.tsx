import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { Type } from 'lucide-react'
import { memo } from 'react'
import { MediaImage } from '../media/media-image.tsx'
import { MarkedText } from '../text/marked-text.tsx'
import { cardBody } from './ad-card-layout.ts'
import { type AdColumn, AdColumns, DEFAULT_AD_COLUMNS } from './ad-columns.tsx'
import type { AdItemProps } from './ad-item-props.ts'
import { FORMAT_NAMES } from './ad-labels.ts'
import { AdLink } from './ad-link.tsx'
import styles from './ad-row.module.css'
import { AdvertiserMark } from './brand-mark.tsx'
import { SaveButton } from './save-button.tsx'
import { SelectMark } from './select-mark.tsx'

/** px; the row's height does not depend on the ad. */
export const AD_ROW_HEIGHT = 72

interface AdRowProps extends AdItemProps {
  /** Keep the reference stable. */
  columns?: readonly AdColumn[] | undefined
}

/** One ad as a row of a list: the same data as an ad card, in columns that can be compared. */
export const AdRow = memo(function AdRow(props: AdRowProps) {
  const {
    columns = DEFAULT_AD_COLUMNS,
    ad,
    href,
    onOpen,
    onToggleSave,
    isSelected = false,
    onSelect,
    renderMenu,
    isTabStop = true,
  } = props
  const tabIndex = isTabStop ? 0 : -1
  const nameId = `ad-${ad.id}`
  return (
    <article
      className={styles.row}
      style={{ height: AD_ROW_HEIGHT }}
      tabIndex={tabIndex}
      aria-labelledby={nameId}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      data-ad-id={ad.id}
      data-selected={isSelected || undefined}
    >
      {onSelect === undefined ? (
        <AdvertiserMark brand={ad.brand} />
      ) : (
        <SelectMark ad={ad} isSelected={isSelected} onSelect={onSelect} tabIndex={tabIndex} />
      )}
      <RowImage ad={ad} />
      <div className={styles.words}>
        <AdLink
          id={nameId}
          className={styles.brand}
          label={`${advertiserName(ad)} ${FORMAT_NAMES[ad.asset_type].toLowerCase()} ad:`}
          href={href}
          onOpen={() => onOpen(ad.id)}
        >
          {advertiserName(ad)}
        </AdLink>
        <p className={styles.text} dir="auto">
          <MarkedText text={ad.title ?? cardBody(ad)} />
        </p>
      </div>
      <AdColumns ad={ad} columns={columns} />
      <div className={styles.actions}>
        {renderMenu?.(ad, tabIndex)}
        {onToggleSave === undefined ? null : <SaveButton ad={ad} onToggleSave={onToggleSave} tabIndex={tabIndex} />}
      </div>
    </article>
  )
})

function RowImage({ ad }: { ad: AdSummary }) {
  const [first] = ad.media
  return (
    <div className={styles.image}>
      {first === undefined ? (
        <Type size={20} aria-hidden />
      ) : (
        <MediaImage media={first} alt="" sizes="56px" fit="cover" hasDuration={false} />
      )}
    </div>
  )
}
