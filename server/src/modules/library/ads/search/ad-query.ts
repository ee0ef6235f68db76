import type { AdFilters, AdSort } from '@marquee/contract/ads'

/** The brands that a workspace follows and hides. */
export interface BrandChoices {
  followed: readonly string[]
  hidden: readonly string[]
}

/** A search, in the terms of the contract. */
export interface AdQuery {
  filters: AdFilters
  sort: AdSort
  /** Whether "longest running" also shows ads that were not verified recently. */
  includeUnverified: boolean
  brands: BrandChoices
  now: Date
}
