import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  findBrandsToFollow,
  getBrandSpyFigures,
  getSpiedBrand,
  listBrandSpyAds,
  listSpiedBrands,
  type SpySort,
  updateSpiedBrand,
} from '@marquee/contract/brand-spy'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

export const spyKeys = {
  ads: (brandId: string, adIds: readonly string[]) => ['ad-library', 'brand-spy-ads', brandId, adIds] as const,
  lists: ['ad-library', 'spied-brands'] as const,
  candidates: ['ad-library', 'brand-candidates'] as const,
  figures: (id: string) => ['ad-library', 'brand-spy-figures', id] as const,
  /** The root key of every followed brand. */
  brands: ['ad-library', 'spied-brand'] as const,
  details: (id: string) => ['ad-library', 'spied-brand', id] as const,
}

/** Ads of a brand by their ids. */
export function listBrandSpyAdsQuery(brandId: string, adIds: readonly string[]) {
  return queryOptions({
    queryKey: spyKeys.ads(brandId, adIds),
    queryFn: ({ signal }) =>
      callEndpoint(listBrandSpyAds, { params: { id: brandId }, query: { ad_ids: [...adIds] } }, { signal }),
  })
}

export interface SpySearch {
  q: string
  folder: string | null
  favoritesOnly: boolean
  sort: SpySort
}

const PAGE_SIZE = 50

/** Pages of the brands that the workspace follows. */
export function listSpiedBrandsQuery({ q, folder, favoritesOnly, sort }: SpySearch) {
  const query = {
    sort,
    limit: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(folder !== null && { folder }),
    ...(favoritesOnly && { favorites: 'only' as const }),
  }
  return infiniteQueryOptions({
    queryKey: [...spyKeys.lists, query],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listSpiedBrands, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Brands that match a name, a website or a page id. */
export function findBrandsToFollowQuery(q: string) {
  return queryOptions({
    queryKey: [...spyKeys.candidates, q],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(findBrandsToFollow, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

/** The ads that a brand keeps running and those that it stops. */
export function getBrandSpyFiguresQuery(id: string) {
  return queryOptions({
    queryKey: spyKeys.figures(id),
    queryFn: ({ signal }) => callEndpoint(getBrandSpyFigures, { params: { id } }, { signal }),
  })
}

/** A followed brand; fails with 404 for one that is not followed. */
export function getSpiedBrandQuery(id: string) {
  return queryOptions({
    queryKey: spyKeys.details(id),
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getSpiedBrand, { params: { id } }, { signal }),
  })
}

type SpiedBrandChanges = NonNullable<CallInput<typeof updateSpiedBrand>['body']>

/** Changes the workspace's settings for a followed brand. */
export function useUpdateSpiedBrand(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SpiedBrandChanges) => callEndpoint(updateSpiedBrand, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: spyKeys.lists }),
        queryClient.invalidateQueries({ queryKey: spyKeys.details(id) }),
      ]),
  })
}
