import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { hideBrand, listHiddenBrands, showBrand } from '@marquee/contract/hidden-brands'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adFacetKeys } from './ad-facets.ts'
import { adKeys } from './ads.ts'

const hiddenBrandKeys = { list: ['ad-library', 'hidden-brands'] as const }

/** The brands that the workspace hides in Explore. */
export function listHiddenBrandsQuery() {
  return queryOptions({
    queryKey: hiddenBrandKeys.list,
    meta: changesWith('hidden-brands'),
    queryFn: ({ signal }) => callEndpoint(listHiddenBrands, {}, { signal }),
  })
}

/** Hides a brand for the whole workspace or shows it again; the lists are refetched because all of their counts change. */
export function useHideBrand() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'hidden-brands' },
    mutationFn: async ({ brandId, isHidden }: { brandId: string; isHidden: boolean }) => {
      await callEndpoint(isHidden ? hideBrand : showBrand, { params: { brand_id: brandId } })
    },
    onSuccess: () =>
      Promise.all([
        queryClient.resetQueries({ queryKey: adKeys.lists }),
        queryClient.invalidateQueries({ queryKey: adFacetKeys.counts }),
        queryClient.invalidateQueries({ queryKey: hiddenBrandKeys.list }),
      ]),
  })
}
