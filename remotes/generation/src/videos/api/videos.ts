import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  createVideo,
  deleteVideo,
  duplicateVideo,
  getVideo,
  listVideos,
  renameVideo,
  restoreVideo,
  type StoredVideo,
  updateVideo,
  type VideoState,
  type VideoSummary,
} from '@marquee/contract/videos'
import type { VideoProject } from '@marquee/creative/video-project'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of videos: `lists` is the root of every list, whatever its filters. */
const videoKeys = {
  lists: ['videos', 'list'] as const,
  details: (id: string) => ['videos', 'details', id] as const,
}

export interface VideoFilters {
  q: string
  state: VideoState | undefined
  isMine: boolean
}

export function videosQuery({ q, state, isMine }: VideoFilters) {
  return infiniteQueryOptions({
    queryKey: [...videoKeys.lists, { q, state, isMine }],
    meta: changesWith('videos'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listVideos, { query: { q, state, mine: isMine ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

/** A video to edit. It is fetched once: later saves by other users appear as a conflict and do not replace the page. */
export function videoQuery(id: string) {
  return queryOptions({
    queryKey: videoKeys.details(id),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => fetchVideo(id, signal),
  })
}

export async function fetchVideo(id: string, signal?: AbortSignal): Promise<StoredVideo> {
  return (await callEndpoint(getVideo, { params: { id } }, signal === undefined ? {} : { signal })).data
}

/** @throws ApiError 409 `version_conflict` when another user saved in between */
export async function saveVideo(id: string, project: VideoProject, version: number): Promise<StoredVideo> {
  return (await callEndpoint(updateVideo, { params: { id }, body: { project, version } })).data
}

export type VideoInput = CallInput<typeof createVideo>['body']

/** A repeated request with the same key creates only one video. */
export function useCreateVideo() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async (body: VideoInput) => (await callEndpoint(createVideo, { body })).data,
    onSuccess: refresh,
  })
}

export function useRenameVideo() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id, title }: Pick<VideoSummary, 'id' | 'title'>) =>
      (await callEndpoint(renameVideo, { params: { id }, body: { title } })).data,
    onSuccess: refresh,
  })
}

export function useDuplicateVideo() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id, key }: { id: string; key: string }) =>
      (await callEndpoint(duplicateVideo, { params: { id }, body: { idempotency_key: key } })).data,
    onSuccess: refresh,
  })
}

export function useDeleteVideo() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: ({ id }: VideoSummary) => callEndpoint(deleteVideo, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useRestoreVideo() {
  const refresh = useRefreshedLists()
  return useMutation({
    mutationFn: async ({ id }: VideoSummary) => (await callEndpoint(restoreVideo, { params: { id } })).data,
    onSuccess: refresh,
  })
}

function useRefreshedLists() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: videoKeys.lists })
}
