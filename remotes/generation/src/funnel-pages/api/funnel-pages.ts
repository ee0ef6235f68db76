import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  createFunnelPage,
  deleteFunnelPage,
  duplicateFunnelPage,
  type FunnelPageSummary,
  getFunnelPage,
  listFunnelPages,
  renameFunnelPage,
  restoreFunnelPage,
  type StoredFunnelPage,
  updateFunnelPage,
} from '@marquee/contract/funnel-pages'
import type { FunnelPage, FunnelPageKind } from '@marquee/funnel-pages/funnel-page'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of funnel pages: `lists` is the root of every list, whatever its filters. */
const pageKeys = {
  lists: ['funnel-pages', 'list'] as const,
  details: (id: string) => ['funnel-pages', 'details', id] as const,
}

export interface FunnelPageFilters {
  q: string
  kind: FunnelPageKind | undefined
  isMine: boolean
}

export function funnelPagesQuery({ q, kind, isMine }: FunnelPageFilters) {
  return infiniteQueryOptions({
    queryKey: [...pageKeys.lists, { q, kind, isMine }],
    meta: changesWith('funnel-pages'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listFunnelPages, { query: { q, kind, mine: isMine ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** The templates that the workspace saved, newest first. */
export const ownFunnelTemplatesQuery = infiniteQueryOptions({
  queryKey: [...pageKeys.lists, 'templates'],
  meta: changesWith('funnel-pages'),
  queryFn: ({ pageParam: cursor, signal }) =>
    callEndpoint(listFunnelPages, { query: { templates: '1', cursor } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
})

/** A page to edit. It is fetched once: later saves by other users appear as a conflict and do not replace it. */
export function funnelPageQuery(id: string) {
  return queryOptions({
    queryKey: pageKeys.details(id),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => fetchFunnelPage(id, signal),
  })
}

export async function fetchFunnelPage(id: string, signal?: AbortSignal): Promise<StoredFunnelPage> {
  return (await callEndpoint(getFunnelPage, { params: { id } }, signal === undefined ? {} : { signal })).data
}

/** @throws ApiError 409 `version_conflict` when another user saved in between */
export async function saveFunnelPage(id: string, page: FunnelPage, version: number): Promise<StoredFunnelPage> {
  return (await callEndpoint(updateFunnelPage, { params: { id }, body: { page, version } })).data
}

export type FunnelPageInput = CallInput<typeof createFunnelPage>['body']

/** A repeated request with the same key creates only one page. */
export function useCreateFunnelPage() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async (body: FunnelPageInput) => (await callEndpoint(createFunnelPage, { body })).data,
    onSuccess: refresh,
  })
}

export function useRenameFunnelPage() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id, title }: Pick<FunnelPageSummary, 'id' | 'title'>) =>
      (await callEndpoint(renameFunnelPage, { params: { id }, body: { title } })).data,
    onSuccess: refresh,
  })
}

export function useDuplicateFunnelPage() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id, key, asTemplate }: { id: string; key: string; asTemplate: boolean }) =>
      (
        await callEndpoint(duplicateFunnelPage, {
          params: { id },
          body: { idempotency_key: key, as_template: asTemplate },
        })
      ).data,
    onSuccess: refresh,
  })
}

export function useDeleteFunnelPage() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: ({ id }: FunnelPageSummary) => callEndpoint(deleteFunnelPage, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useRestoreFunnelPage() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id }: FunnelPageSummary) => (await callEndpoint(restoreFunnelPage, { params: { id } })).data,
    onSuccess: refresh,
  })
}

function useRefreshedLists() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: pageKeys.lists })
}
