import { type AdFilters, adStatus, assetType, marketTarget, pageType, platforms, tiers } from '@marquee/contract/ads'
import {
  countryName,
  FORMAT_NAMES,
  languageName,
  MARKET_NAMES,
  PAGE_TYPE_NAMES,
  PLATFORM_NAMES,
  slugName,
  STATUS_NAMES,
  TIER_NAMES,
} from '@marquee/ui/ad-labels'
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
  brand: 'Brand',
  started_after: 'Started on or after',
  started_before: 'Started on or before',
  min_days: 'Running for at least',
}

export interface FilterOption {
  value: string
  label: string
  adsCount?: number
}

const RUN_DAYS = [7, 14, 30, 60, 90, 180, 365]

/** The choices of the filters whose values the product itself defines. */
export const FIXED_OPTIONS = {
  platform: platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
  format: assetType.options.map((value) => ({ value, label: FORMAT_NAMES[value] })),
  status: adStatus.options.map((value) => ({ value, label: STATUS_NAMES[value] })),
  market: marketTarget.options.map((value) => ({ value, label: MARKET_NAMES[value] })),
  page_type: pageType.options.map((value) => ({ value, label: PAGE_TYPE_NAMES[value] })),
  tier: tiers.toReversed().map((value) => ({ value, label: TIER_NAMES[value] })),
  min_days: RUN_DAYS.map((days) => ({ value: String(days), label: `${days} days` })),
} satisfies Partial<Record<FilterName, FilterOption[]>>

const valueWords: Partial<Record<FilterName, (value: string) => string>> = {
  niche: slugName,
  cta: slugName,
  country: countryName,
  language: languageName,
  min_days: (days) => `${days} ${days === '1' ? 'day' : 'days'}`,
}

/** A filter's value in words: `country`, `DE` → "Germany". */
export function valueLabel(name: FilterName, value: string): string {
  const fixed: readonly FilterOption[] = name in FIXED_OPTIONS ? FIXED_OPTIONS[name as keyof typeof FIXED_OPTIONS] : []
  return fixed.find((option) => option.value === value)?.label ?? valueWords[name]?.(value) ?? value
}

export interface ActiveFilter {
  name: FilterName
  /** One value of a list, so that it can be taken out alone. */
  value: string
  /** The filters that remain without it. */
  without: Partial<AdFilters>
}

/** Every single value that narrows the list, in the order of the address. */
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
