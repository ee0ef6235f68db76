import type { AgeBand, Gender, SpendBand, VideoLength } from '@marquee/contract/ad-bands'
import type { AdSort } from '@marquee/contract/ad-filters'
import type { Ad, AdSummary, AssetType, Platform, Tier } from '@marquee/contract/ads'
import { formatDate } from '../text/format-date.ts'
import { onFirstUse } from '../text/on-first-use.ts'

export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  audience_network: 'Audience Network',
  messenger: 'Messenger',
  threads: 'Threads',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  google: 'Google',
  snapchat: 'Snapchat',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  x: 'X',
}

export const FORMAT_NAMES: Readonly<Record<AssetType, string>> = {
  image: 'Image',
  video: 'Video',
  carousel: 'Carousel',
  text: 'Text',
}

export const STATUS_NAMES: Readonly<Record<AdSummary['status'], string>> = {
  active: 'Active',
  inactive: 'Inactive',
  unknown: 'Unknown',
}

export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  testing: 'Testing',
  scaling: 'Scaling',
  growing: 'Growing',
  optimized: 'Optimized',
  winning: 'Winning',
}

export const MARKET_NAMES: Readonly<Record<NonNullable<Ad['market_target']>, string>> = {
  b2b: 'Businesses (B2B)',
  b2c: 'Consumers (B2C)',
}

export const PAGE_TYPE_NAMES: Readonly<Record<NonNullable<Ad['page_type']>, string>> = {
  product: 'Product page',
  collection: 'Collection',
  home: 'Home page',
  advertorial: 'Advertorial',
  listicle: 'Listicle',
  quiz: 'Quiz',
  lead_form: 'Lead form',
  app_store: 'App store',
  video_sales_letter: 'Video sales letter',
  other: 'Other',
}

export const VIDEO_LENGTH_NAMES: Readonly<Record<VideoLength, string>> = {
  up_to_15: 'Up to 15 seconds',
  '16_30': '16 to 30 seconds',
  '31_60': '31 to 60 seconds',
  over_60: 'Over a minute',
}

export const AGE_NAMES: Readonly<Record<AgeBand, string>> = {
  '13_17': '13 to 17',
  '18_24': '18 to 24',
  '25_34': '25 to 34',
  '35_44': '35 to 44',
  '45_54': '45 to 54',
  '55_64': '55 to 64',
  '65_plus': '65 and older',
}

export const GENDER_NAMES: Readonly<Record<Gender, string>> = { all: 'All genders', female: 'Women', male: 'Men' }

export const SPEND_NAMES: Readonly<Record<SpendBand, string>> = { low: 'Low', medium: 'Medium', high: 'High' }

export const SOURCE_NAMES: Readonly<Record<AdSummary['source'], string>> = {
  meta: 'Meta Ad Library',
  tiktok: 'TikTok library',
  google: 'Google transparency center',
  linkedin: 'LinkedIn Ad Library',
  extension: 'Browser extension',
  upload: 'File import',
  demo: 'Demo library',
}

export const SORT_NAMES: Readonly<Record<AdSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  longest_running: 'Longest running',
  most_reused: 'Most reused',
  relevance: 'Relevance',
  reach: 'EU reach',
}

const regions = onFirstUse(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }))
const languages = onFirstUse(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }))

/** `US` → "United States"; an unknown code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code
}

/** `de` → "German"; an unknown code stays as it is. */
export function languageName(code: string): string {
  return /^[a-z]{2}$/.test(code) ? (languages().of(code) ?? code) : code
}

/** `shop_now` → "Shop now". */
export function slugName(slug: string): string {
  const words = slug.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Stands wherever an ad or brand is shown that only the workspace sees. */
export const OWN_LABEL = 'Brought in by your team'

type Run = Pick<AdSummary, 'source' | 'home' | 'status' | 'days_active' | 'last_seen_at' | 'is_seen_lately'>

/**
 * "Active for 43 days", "Ran for 12 days", "Started today", or only the status when the days are not known; of an ad that nobody looked at
 * for two weeks, when it was last seen. A demo ad starts with "Demo" wherever its run is shown, and is short enough for a card: "Demo ·
 * Active 43 days". An ad that only the workspace sees says so first.
 */
export function runText(ad: Run): string {
  if (ad.home === 'workspace') {
    return `${OWN_LABEL} · ${sayRun(ad)}`
  }
  return ad.source === 'demo' ? `Demo · ${sayRun(ad).replace(' for ', ' ')}` : sayRun(ad)
}

/** The same in the width of a card: "Your team · Active 43 days", "Last seen on 2026-05-12". */
export function shortRunText(ad: Run): string {
  if (isUnseen(ad)) {
    return `Last seen on ${formatDate(ad.last_seen_at)}`
  }
  return ad.home === 'workspace' ? `Your team · ${sayRun(ad).replace(' for ', ' ')}` : runText(ad)
}

/** Whether an ad is active as far as anybody knows, but nobody has looked for two weeks. */
export function isUnseen(ad: Pick<AdSummary, 'status' | 'is_seen_lately'>): boolean {
  return ad.status === 'active' && !ad.is_seen_lately
}

function sayRun(ad: Run): string {
  if (isUnseen(ad)) {
    return `Last seen on ${formatDate(ad.last_seen_at)}, not looked at since`
  }
  if (ad.days_active === null) {
    return STATUS_NAMES[ad.status]
  }
  if (ad.days_active === 0) {
    return ad.status === 'active' ? 'Started today' : 'Ran for less than a day'
  }
  const days = ad.days_active === 1 ? '1 day' : `${ad.days_active} days`
  return ad.status === 'active' ? `Active for ${days}` : `Ran for ${days}`
}
