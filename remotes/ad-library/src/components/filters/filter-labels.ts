import { ageBands, gender, spendBands, videoLengths } from '@marquee/contract/ad-bands'
import { type AdFilters } from '@marquee/contract/ad-filters'
import { adSource, adStatusFilter, assetType, marketTarget, pageType, platforms, tiers } from '@marquee/contract/ads'
import {
  AGE_NAMES,
  countryName,
  FORMAT_NAMES,
  GENDER_NAMES,
  languageName,
  MARKET_NAMES,
  PAGE_TYPE_NAMES,
  PLATFORM_NAMES,
  slugName,
  SOURCE_NAMES,
  SPEND_NAMES,
  STATUS_NAMES,
  TIER_NAMES,
  VIDEO_LENGTH_NAMES,
} from '@marquee/ui/ad-labels'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import type { FilterName } from '../../state/filter-address.ts'

export const FILTER_LABELS: Readonly<Record<FilterName, string>> = {
  q: 'Search',
  platform: 'Platform',
  format: 'Format',
  status: 'Status',
  niche: 'Niche',
  country: 'Country',
  language: 'Language',
  cta: 'Call to action',
  market: 'Market',
  page_type: 'Landing page',
  tier: 'Tier',
  video_length: 'Video length',
  age: 'Age',
  gender: 'Gender',
  spend: 'Spend (estimate)',
  source: 'Source',
  brand: 'Brand',
  not_brand: 'Without brand',
  followed: 'Brands',
  transcript: 'Transcript',
  started_after: 'Started on or after',
  started_before: 'Started on or before',
  seen_after: 'Last seen on or after',
  seen_before: 'Last seen on or before',
  min_days: 'Ran at least',
  max_days: 'Ran at most',
  min_variations: 'Variations, at least',
  min_brand_ads: 'Active ads of the brand, at least',
  max_brand_ads: 'Active ads of the brand, at most',
  min_reach: 'EU reach, at least',
  max_reach: 'EU reach, at most',
}

export interface FilterOption {
  value: string
  label: string
  adsCount?: number
  /** The count comes from a sample. */
  isEstimate?: boolean
}

/** The values of the filters that the product itself defines. */
export const FIXED_OPTIONS = {
  platform: platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
  format: assetType.options.map((value) => ({ value, label: FORMAT_NAMES[value] })),
  status: adStatusFilter.options.map((value) => ({ value, label: STATUS_NAMES[value] })),
  market: marketTarget.options.map((value) => ({ value, label: MARKET_NAMES[value] })),
  page_type: pageType.options.map((value) => ({ value, label: PAGE_TYPE_NAMES[value] })),
  tier: tiers.toReversed().map((value) => ({ value, label: TIER_NAMES[value] })),
  video_length: videoLengths.map((value) => ({ value, label: VIDEO_LENGTH_NAMES[value] })),
  age: ageBands.map((value) => ({ value, label: AGE_NAMES[value] })),
  gender: gender.options.map((value) => ({ value, label: GENDER_NAMES[value] })),
  spend: spendBands.map((value) => ({ value, label: SPEND_NAMES[value] })),
  source: adSource.options.map((value) => ({ value, label: SOURCE_NAMES[value] })),
} satisfies Partial<Record<FilterName, FilterOption[]>>

const valueWords: Partial<Record<FilterName, (value: string) => string>> = {
  niche: slugName,
  cta: slugName,
  country: countryName,
  language: languageName,
  min_days: daysText,
  max_days: daysText,
  followed: () => 'Only followed',
  transcript: () => 'Only with a transcript',
  min_variations: numberText,
  min_brand_ads: numberText,
  max_brand_ads: numberText,
  min_reach: numberText,
  max_reach: numberText,
}

function daysText(days: string): string {
  return formatCount(Number(days), 'day')
}

function numberText(value: string): string {
  return formatNumber(Number(value))
}

/** A filter's value as text: `country`, `DE` → "Germany". */
export function valueLabel(name: FilterName, value: string): string {
  const fixed: readonly FilterOption[] = name in FIXED_OPTIONS ? FIXED_OPTIONS[name as keyof typeof FIXED_OPTIONS] : []
  return fixed.find((option) => option.value === value)?.label ?? valueWords[name]?.(value) ?? value
}

export interface ActiveFilter {
  name: FilterName
  /** One value of a list, so that it can be removed alone. */
  value: string
  /** The filters that remain without it. */
  without: Partial<AdFilters>
}

/** Every single value by which the list is filtered, in the order of the address. */
export function listActiveFilters(filters: AdFilters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([key, value]): ActiveFilter[] => {
    const name = key as FilterName
    if (value === undefined) {
      return []
    }
    if (!Array.isArray(value)) {
      return [{ name, value: String(value), without: { [name]: undefined } }]
    }
    const values: readonly string[] = value
    return values.map((one) => ({ name, value: one, without: { [name]: values.filter((other) => other !== one) } }))
  })
}
