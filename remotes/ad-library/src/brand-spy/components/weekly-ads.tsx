import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import type { WeeklyWatch } from '@marquee/contract/weekly-watch'
import { formatCount } from '@marquee/ui/format-number'
import { Link } from 'react-router'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { AdThumbnail } from './ad-thumbnail.tsx'
import strip from './ad-strip.module.css'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import styles from '../../brands/components/brand-section.module.css'

interface WeeklyAdsProps {
  week: WeeklyWatch
  drawer: AdDrawerAddress
}

/** The ads of the week: new ads, stopped ads with how long they ran, and ads that reuse a line. */
export function WeeklyAds({ week: { new_ads, stopped_ads, reused_ads }, drawer }: WeeklyAdsProps) {
  return (
    <>
      {new_ads.length === 0 ? null : (
        <BrandSection title="New" note="The newest first.">
          <ul className={strip.strip} role="list" aria-label="New ads">
            {new_ads.map((ad) => (
              <AdThumbnail key={ad.id} ad={ad} drawer={drawer} words={advertiserName(ad)} />
            ))}
          </ul>
        </BrandSection>
      )}
      {stopped_ads.length === 0 ? null : (
        <BrandSection title="Stopped" note="Those that had run longest first.">
          <ul className={strip.strip} role="list" aria-label="Stopped ads">
            {stopped_ads.map(({ ad, ran_days }) => (
              <AdThumbnail
                key={ad.id}
                ad={ad}
                drawer={drawer}
                words={`${advertiserName(ad)}, after ${formatCount(ran_days, 'day')}`}
              />
            ))}
          </ul>
        </BrandSection>
      )}
      {reused_ads.length === 0 ? null : (
        <BrandSection title="Used again" note="New ads whose opening line ran a month or more before.">
          <ul className={styles.lines} role="list">
            {reused_ads.map(({ ad, hook, first_day }) => (
              <ReusedAd key={ad.id} ad={ad} hook={hook} firstDay={first_day} drawer={drawer} />
            ))}
          </ul>
        </BrandSection>
      )}
    </>
  )
}

interface ReusedAdProps {
  ad: AdSummary
  hook: string
  firstDay: string
  drawer: AdDrawerAddress
}

function ReusedAd({ ad, hook, firstDay, drawer }: ReusedAdProps) {
  return (
    <li>
      <Link to={drawer.linkTo(ad.id)} state={{ isOpenedFromList: true }} preventScrollReset dir="auto">
        {hook}
      </Link>
      <span className={styles.muted}>
        {' '}
        {advertiserName(ad)}, first used {firstDay}
      </span>
    </li>
  )
}
