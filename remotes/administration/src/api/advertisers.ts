import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { confirmSite, listConfirmedSites, listLandingSites, withdrawSite } from '@marquee/contract/advertisers'
import {
  allowBrandsTogether,
  keepBrandsApart,
  listMergedBrands,
  listSimilarBrands,
  mergeBrand,
  splitBrand,
} from '@marquee/contract/brand-merges'
import { listBrands } from '@marquee/contract/brands'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

const advertiserKeys = {
  /** The root key of every list: each change moves entries from one list to another. */
  all: ['advertisers'] as const,
  list: (name: string) => ['advertisers', name] as const,
  brands: (words: string) => ['brands-to-merge', words] as const,
}
const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { meta: { next_cursor: string | null } }) => last.meta.next_cursor,
}
const MOST_BRANDS = 20

export function landingSitesQuery() {
  return infiniteQueryOptions({
    ...paging,
    queryKey: advertiserKeys.list('landing-sites'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listLandingSites, { query: { cursor: pageParam ?? undefined } }, { signal }),
  })
}

export function confirmedSitesQuery() {
  return infiniteQueryOptions({
    ...paging,
    queryKey: advertiserKeys.list('confirmed-sites'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listConfirmedSites, { query: { cursor: pageParam ?? undefined } }, { signal }),
  })
}

export function similarBrandsQuery() {
  return infiniteQueryOptions({
    ...paging,
    queryKey: advertiserKeys.list('similar-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listSimilarBrands, { query: { cursor: pageParam ?? undefined } }, { signal }),
  })
}

export function mergedBrandsQuery() {
  return infiniteQueryOptions({
    ...paging,
    queryKey: advertiserKeys.list('merged-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listMergedBrands, { query: { cursor: pageParam ?? undefined } }, { signal }),
  })
}

/** Brands whose name contains these words. */
export function brandsToMergeQuery(words: string) {
  return queryOptions({
    queryKey: advertiserKeys.brands(words),
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { q: words, limit: MOST_BRANDS } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useConfirmSite() {
  return useMutation({
    mutationFn: ({ host, name }: { host: string; name: string }) =>
      callEndpoint(confirmSite, { params: { host }, body: { name } }),
    onSuccess: useRefresh(),
  })
}

export function useWithdrawSite() {
  return useMutation({
    mutationFn: (host: string) => callEndpoint(withdrawSite, { params: { host } }),
    onSuccess: useRefresh(),
  })
}

export interface Merge {
  id: string
  intoId: string
}

export function useMergeBrand() {
  return useMutation({
    mutationFn: ({ id, intoId }: Merge) => callEndpoint(mergeBrand, { params: { id }, body: { into_id: intoId } }),
    onSuccess: useRefresh(),
  })
}

export function useSplitBrand() {
  return useMutation({
    mutationFn: (id: string) => callEndpoint(splitBrand, { params: { id } }),
    onSuccess: useRefresh(),
  })
}

/** Says that two brands are two (`isApart`), or takes it back. */
export function useKeepBrandsApart() {
  return useMutation({
    mutationFn: async ({ id, intoId, isApart }: Merge & { isApart: boolean }) => {
      await callEndpoint(isApart ? keepBrandsApart : allowBrandsTogether, { params: { id, other_id: intoId } })
    },
    onSuccess: useRefresh(),
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: advertiserKeys.all })
}
