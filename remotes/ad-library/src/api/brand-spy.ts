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
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Ads of a brand by their ids. */
export function listBrandSpyAdsQuery(brandId: string, adIds: readonly string[]) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-spy-ads', brandId, adIds],
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
export const SPIED_BRANDS_KEY = ['ad-library', 'spied-brands'] as const

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
    queryKey: [...SPIED_BRANDS_KEY, query],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listSpiedBrands, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export const BRAND_CANDIDATES_KEY = ['ad-library', 'brand-candidates'] as const

/** Brands that fit a name, a website or a page id. */
export function findBrandsToFollowQuery(q: string) {
  return queryOptions({
    queryKey: [...BRAND_CANDIDATES_KEY, q],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(findBrandsToFollow, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

/** What a brand keeps and stops. */
export function getBrandSpyFiguresQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-spy-figures', id],
    queryFn: ({ signal }) => callEndpoint(getBrandSpyFigures, { params: { id } }, { signal }),
  })
}

export const SPIED_BRAND_KEY = ['ad-library', 'spied-brand'] as const

/** A followed brand; fails with 404 for one that is not followed. */
export function getSpiedBrandQuery(id: string) {
  return queryOptions({
    queryKey: [...SPIED_BRAND_KEY, id],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getSpiedBrand, { params: { id } }, { signal }),
  })
}

export type SpiedBrandChanges = CallInput<typeof updateSpiedBrand>['body']

export function requestUpdateSpiedBrand(id: string, changes: NonNullable<SpiedBrandChanges>) {
  return callEndpoint(updateSpiedBrand, { params: { id }, body: changes })
}
