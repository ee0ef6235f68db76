import type { AdFilters } from '@marquee/contract/ad-filters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { brandKeys, listNamedBrandsQuery } from '../api/brands.ts'

type Names = Readonly<Record<string, string>>

/** Names of brands for the ids in an address: remembered if the user chose them here, requested otherwise. */
export function useBrandNames(ids: readonly string[] = []) {
  const queryClient = useQueryClient()
  const known = queryClient.getQueryData<Names>(brandKeys.names) ?? {}
  const unknown = ids.filter((id) => known[id] === undefined).toSorted()
  const { data } = useQuery({ ...listNamedBrandsQuery(unknown), enabled: unknown.length > 0 })
  const remember = useCallback(
    (brands: readonly { id: string; name: string }[]) => {
      queryClient.setQueryData<Names>(brandKeys.names, (names = {}) => ({
        ...names,
        ...Object.fromEntries(brands.map(({ id, name }) => [id, name])),
      }))
    },
    [queryClient],
  )
  useEffect(() => {
    if (data !== undefined) {
      remember(data.data)
    }
  }, [data, remember])
  const getName = (id: string): string | undefined => known[id] ?? data?.data.find((brand) => brand.id === id)?.name
  return { getName, remember }
}

/** The names of the brands that these filters include or exclude. */
export function useNamesOfBrands(filters: AdFilters): (id: string) => string | undefined {
  return useBrandNames([filters.brand ?? [], filters.not_brand ?? []].flat()).getName
}
