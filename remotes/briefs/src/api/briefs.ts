import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  archiveBrief,
  type Brief,
  type BriefChanges,
  type BriefStatus,
  type BriefSummary,
  createBrief,
  getBrief,
  listBriefs,
  restoreBrief,
  updateBrief,
} from '@marquee/contract/briefs'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

/** The query keys of briefs: `lists` is the root of every list, whatever its filters. */
export const briefKeys = {
  lists: ['briefs', 'list'] as const,
  details: (id: string) => ['briefs', 'details', id] as const,
}

export interface BriefFilters {
  q: string
  status: BriefStatus | undefined
  isArchived: boolean
}

export function briefsQuery({ q, status, isArchived }: BriefFilters) {
  return infiniteQueryOptions({
    queryKey: [...briefKeys.lists, { q, status, isArchived }],
    meta: changesWith('briefs'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listBriefs, { query: { q, status, archived: isArchived ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** Always fetched again: an editor that starts from an old version would end in a conflict. */
export function briefQuery(id: string) {
  return queryOptions({
    queryKey: briefKeys.details(id),
    meta: changesWith('briefs'),
    queryFn: async ({ signal }) => (await callEndpoint(getBrief, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}

interface ArchiveChange {
  id: string
  isArchived: boolean
}

/** Archives a brief or brings it back. */
export function useArchiveBrief() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isArchived }: ArchiveChange) =>
      (await callEndpoint(isArchived ? archiveBrief : restoreBrief, { params: { id } })).data,
    onSuccess: (brief) => {
      queryClient.setQueryData(briefKeys.details(brief.id), brief)
      return queryClient.invalidateQueries({ queryKey: briefKeys.lists })
    },
  })
}

type NewBrief = CallInput<typeof createBrief>['body']

export function useCreateBrief() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewBrief) => (await callEndpoint(createBrief, { body })).data,
    onSuccess: (brief) => {
      queryClient.setQueryData(briefKeys.details(brief.id), brief)
      return queryClient.invalidateQueries({ queryKey: briefKeys.lists })
    },
  })
}

interface StatusChange {
  brief: BriefSummary
  status: BriefStatus
}

/** Moves a brief to another status, based on the version that the list showed. */
export function useSetBriefStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ brief, status }: StatusChange) =>
      (await callEndpoint(updateBrief, { params: { id: brief.id }, body: { status, version: brief.version } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: briefKeys.lists }),
  })
}

/**
 * Saves the named fields. Survives the closing of the page when the changes are short enough.
 * @throws ApiError 409 `version_conflict` when `version` is not the stored one
 */
export async function saveBrief(
  queryClient: QueryClient,
  id: string,
  { changes, version }: { changes: BriefChanges; version: number },
): Promise<Brief> {
  const body = { ...changes, version }
  const { data: brief } = await callEndpoint(updateBrief, { params: { id }, body }, { keepalive: true })
  queryClient.setQueryData(briefKeys.details(id), brief)
  void queryClient.invalidateQueries({ queryKey: briefKeys.lists })
  return brief
}
