import type { Ad } from '@marquee/contract/ads'
import { FORMAT_NAMES, isUnseen, OWN_LABEL, PLATFORM_NAMES, SOURCE_NAMES, STATUS_NAMES } from '@marquee/ui/ad-labels'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { PlatformGlyph } from '@marquee/ui/platform-icons'
import { RelativeTime } from '@marquee/ui/relative-time'
import { OUTSIDE_LINK, safeWebAddress } from '@marquee/ui/safe-link'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'
import { Facts } from './facts.tsx'

/** When and where the ad ran, and when it was last seen and last verified. */
export function AdActivity({ ad }: { ad: Ad }) {
  const libraryUrl = safeWebAddress(ad.library_url)
  return (
    <DetailsSection title="Activity">
      {ad.platforms.length === 0 ? null : (
        <ul className={styles.tags} role="list" aria-label="Platforms">
          {ad.platforms.map((platform) => (
            <li key={platform} className={styles.tag}>
              <PlatformGlyph platform={platform} /> {PLATFORM_NAMES[platform]}
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { name: 'Status', value: isUnseen(ad) ? 'Active when it was last seen' : STATUS_NAMES[ad.status] },
          { name: 'Active period', value: activePeriod(ad) },
          { name: 'Days running', value: ad.days_active === null ? null : formatCount(ad.days_active, 'day') },
          { name: 'Ads with this creative', value: formatCount(ad.variations_count, 'ad') },
          { name: 'Format', value: formatText(ad) },
          { name: 'First seen', value: formatDate(ad.first_seen_at) },
          { name: 'Last seen', value: <RelativeTime value={ad.last_seen_at} /> },
          {
            name: 'Last verified',
            value: ad.verified_at === null ? 'Not yet' : <RelativeTime value={ad.verified_at} />,
          },
          {
            name: 'Source',
            value:
              libraryUrl === null ? (
                SOURCE_NAMES[ad.source]
              ) : (
                <a href={libraryUrl} {...OUTSIDE_LINK}>
                  {SOURCE_NAMES[ad.source]}
                </a>
              ),
          },
          { name: 'Id at the source', value: ad.external_id },
          { name: 'Seen by', value: ad.home === 'workspace' ? `Your team only. ${OWN_LABEL}, not confirmed.` : null },
        ]}
      />
    </DetailsSection>
  )
}

const DYNAMIC_FORMATS = { dco: 'dynamic creative', dpa: 'catalogue ad' }

function formatText(ad: Ad): string {
  const name = FORMAT_NAMES[ad.asset_type]
  return ad.display_format === 'dco' || ad.display_format === 'dpa'
    ? `${name}, ${DYNAMIC_FORMATS[ad.display_format]}`
    : name
}

function activePeriod(ad: Ad): string | null {
  if (ad.started_at === null) {
    return null
  }
  const start = formatDate(ad.started_at)
  if (ad.stopped_at !== null) {
    return `${start} to ${formatDate(ad.stopped_at)}`
  }
  if (isUnseen(ad)) {
    return `${start} to ${formatDate(ad.last_seen_at)} at least`
  }
  return ad.status === 'active' ? `${start} to now` : `From ${start}, end not known`
}
