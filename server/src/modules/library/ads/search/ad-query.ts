import type { AdFilters, AdSort } from '@marquee/contract/ads'

/** The brands that a workspace has chosen for itself. */
export interface BrandChoices {
  followed: readonly string[]
  hidden: readonly string[]
}

/** What is searched for, in the words of the contract. */
export interface AdQuery {
  filters: AdFilters
  sort: AdSort
  /** Whether "longest running" shows ads as well that nobody verified lately. */
  includeUnverified: boolean
  brands: BrandChoices
  now: Date
}
