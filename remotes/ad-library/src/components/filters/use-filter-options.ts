import { type AdFacet, type AdFacetCounts, adFacets } from '@marquee/contract/ad-facets'
import type { AdFilterOptions } from '@marquee/contract/ad-search'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countAdFacetsQuery } from '../../api/ad-facets.ts'
import { type AdSearch, listAdFilterOptionsQuery } from '../../api/ads.ts'
import type { FilterName } from '../../state/filter-address.ts'
import { type FilterOption, FIXED_OPTIONS, valueLabel } from './filter-labels.ts'

export type FilterOptions = Partial<Record<FilterName, readonly FilterOption[]>>
export type CountedSearch = Omit<AdSearch, 'perBrand'>

const NO_SEARCH: CountedSearch = { filters: {}, sort: 'newest', includeUnverified: false }

/**
 * The values of every filter; values that come from the library are empty until they have loaded.
 * @param search the search whose ads are counted for each value; null if the list is not the library's
 */
export function useFilterOptions(search: CountedSearch | null): FilterOptions {
  const { data } = useQuery(listAdFilterOptionsQuery())
  const countsQuery = countAdFacetsQuery(search ?? NO_SEARCH)
  const { data: counts } = useQuery(search === null ? { ...countsQuery, queryFn: skipToken } : countsQuery)
  return useMemo(() => {
    const options: FilterOptions = {
      ...FIXED_OPTIONS,
      niche: named('niche', data?.data.niches),
      country: named('country', data?.data.countries),
      language: named('language', data?.data.languages),
      cta: named('cta', data?.data.ctas),
    }
    return search === null || counts === undefined ? options : withCounts(options, counts.data)
  }, [data, counts, search])
}

function named(name: FilterName, options: AdFilterOptions['niches'] = []): FilterOption[] {
  return options.map(({ value }) => ({ value, label: valueLabel(name, value) }))
}

/** The options with the number of ads that each would show. A value without ads in the sample may still occur, so it has no number. */
export function withCounts(options: FilterOptions, counts: readonly AdFacetCounts[]): FilterOptions {
  const counted = counts.map((facet) => [facet.facet, countedOptions(options[facet.facet] ?? [], facet)])
  return { ...options, ...Object.fromEntries(counted) }
}

function countedOptions(options: readonly FilterOption[], { is_estimate, values }: AdFacetCounts): FilterOption[] {
  const byValue = new Map(values.map(({ value, ads_count }) => [value, ads_count]))
  return options.map((option) => {
    const adsCount = byValue.get(option.value) ?? (is_estimate ? undefined : 0)
    return adsCount === undefined ? option : { ...option, adsCount, isEstimate: is_estimate }
  })
}

/** Whether any of these filters shows counts that come from a sample. */
export function hasEstimates(options: FilterOptions, names: readonly FilterName[]): boolean {
  return names.filter(isFacet).some((name) => options[name]?.some((option) => option.isEstimate))
}

function isFacet(name: FilterName): name is AdFacet {
  return adFacets.some((facet) => facet === name)
}
