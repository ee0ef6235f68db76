import type { AdFilterOptions } from '@marquee/contract/ads'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listAdFilterOptionsQuery } from '../../api/list-ad-filter-options.ts'
import type { FilterName } from '../../state/filter-address.ts'
import { type FilterOption, FIXED_OPTIONS, valueLabel } from './filter-words.ts'

export type FilterOptions = Partial<Record<FilterName, readonly FilterOption[]>>

/** The choices of every filter; those that come from the library are empty until they have arrived. */
export function useFilterOptions(): FilterOptions {
  const { data } = useQuery(listAdFilterOptionsQuery())
  return useMemo(
    () => ({
      ...FIXED_OPTIONS,
      niche: named('niche', data?.data.niches),
      country: named('country', data?.data.countries),
      language: named('language', data?.data.languages),
      cta: named('cta', data?.data.ctas),
    }),
    [data],
  )
}

function named(name: FilterName, options: AdFilterOptions['niches'] = []): FilterOption[] {
  return options.map(({ value, ads_count }) => ({ value, label: valueLabel(name, value), adsCount: ads_count }))
}
