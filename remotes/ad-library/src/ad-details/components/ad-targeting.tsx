import type { Ad } from '@marquee/contract/ads'
import {
  countryName,
  GENDER_NAMES,
  languageName,
  MARKET_NAMES,
  PAGE_TYPE_NAMES,
  slugName,
  SPEND_NAMES,
} from '@marquee/ui/ad-labels'
import { formatNumber } from '@marquee/ui/format-number'
import { DetailsSection } from './details-section.tsx'
import { Facts } from './facts.tsx'

/** The audience of the ad, as far as the source states it. */
export function AdTargeting({ ad }: { ad: Ad }) {
  const facts = [
    { name: 'Countries', value: joined(ad.countries, countryName) },
    { name: 'Languages', value: joined(ad.languages, languageName) },
    { name: 'Niches', value: joined(ad.niches, slugName) },
    { name: 'Market', value: ad.market_target === null ? null : MARKET_NAMES[ad.market_target] },
    { name: 'Age', value: ageText(ad) },
    { name: 'Gender', value: ad.gender === null ? null : GENDER_NAMES[ad.gender] },
    { name: 'Reach in the EU', value: ad.eu_total_reach === null ? null : formatNumber(ad.eu_total_reach) },
    { name: 'Spend', value: ad.spend_band === null ? null : `${SPEND_NAMES[ad.spend_band]}, estimated from the reach` },
    { name: 'Landing page', value: ad.page_type === null ? null : PAGE_TYPE_NAMES[ad.page_type] },
  ]
  if (facts.every(({ value }) => value === null)) {
    return null
  }
  return (
    <DetailsSection title="Audience">
      <Facts facts={facts} />
    </DetailsSection>
  )
}

function joined(codes: readonly string[], getName: (code: string) => string): string | null {
  return codes.length === 0 ? null : codes.map(getName).join(', ')
}

function ageText({ age_min: from, age_max: to }: Ad): string | null {
  if (from === null) {
    return to === null ? null : `up to ${to}`
  }
  return to === null ? `${from} and older` : `${from} to ${to}`
}
