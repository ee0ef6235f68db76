import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { followBrand, listBrands, unfollowBrand } from '@marquee/contract/brands'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { brandInsightKeys } from './brand-insights.ts'
import { spyKeys } from './brand-spy.ts'
import { savedAdKeys } from './saved-ads.ts'

export const brandKeys = {
  search: (words: string) => ['ad-library', 'brands', words] as const,
  named: (ids: readonly string[]) => ['ad-library', 'named-brands', ids] as const,
  /** The names that pages have already received; this key is never fetched. */
  names: ['ad-library', 'brand-names'] as const,
}

const MOST_BRANDS = 20

/** Brands whose name contains these words. */
export function listBrandsQuery(words: string) {
  return queryOptions({
    queryKey: brandKeys.search(words),
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { q: words, limit: MOST_BRANDS } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Brands by their ids, to show their names. */
export function listNamedBrandsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: brandKeys.named(ids),
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { id: [...ids], limit: ids.length } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Follows a brand for the workspace (`true`) or stops following it. The lists of brands are refetched. */
export function useFollowBrand(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (isFollowed: boolean) => {
      await callEndpoint(isFollowed ? followBrand : unfollowBrand, { params: { id } })
    },
    onSettled: () => {
      const keys = [
        brandInsightKeys.overviews,
        brandInsightKeys.overview(id),
        spyKeys.lists,
        spyKeys.details(id),
        spyKeys.candidates,
        savedAdKeys.brands,
      ]
      return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
