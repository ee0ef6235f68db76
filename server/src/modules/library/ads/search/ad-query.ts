import type { AdFilters, AdSort } from '@marquee/contract/ad-filters'

/** The brands that a workspace follows and hides. */
export interface BrandChoices {
  followed: readonly string[]
  hidden: readonly string[]
}

/** The ads whose videos a workspace had written down. */
export interface SpokenAds {
  /** The ads whose videos say the words of the search. */
  saying: readonly string[]
  transcribed: readonly string[]
}

/** A search, in the terms of the contract. */
export interface AdQuery {
  /** Whose search it is: the workspace finds its own ads, and what it wrote a moment before. Null finds common ads alone. */
  workspaceId: string | null
  filters: AdFilters
  sort: AdSort
  /** Whether "longest running" also shows ads that were not verified recently. */
  includeUnverified: boolean
  brands: BrandChoices
  /** Missing: the workspace has no transcripts. */
  spoken?: SpokenAds | undefined
  /** The ads that the workspace captured with the browser extension, whatever their source. Missing: none. */
  captured?: readonly string[] | undefined
  now: Date
}
