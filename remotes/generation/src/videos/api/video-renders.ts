import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  cancelVideoRender,
  createVideoRender,
  getPreparedClip,
  listVideoRenders,
  prepareClip,
  type VideoRender,
} from '@marquee/contract/video-renders'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const renderKeys = {
  ofVideo: (id: string) => ['video-renders', id] as const,
}

/** While a render is in progress, the page also polls: the stream of changes may be interrupted. */
const ASK_EVERY_MS = 3000

export function videoRendersQuery(videoId: string) {
  return queryOptions({
    queryKey: renderKeys.ofVideo(videoId),
    meta: changesWith('videos'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(listVideoRenders, { params: { id: videoId }, query: {} }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) === true ? ASK_EVERY_MS : false),
  })
}

export function isInProgress({ status }: Pick<VideoRender, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

export type RenderInput = CallInput<typeof createVideoRender>['body']

/** A repeated request with the same key starts only one render. */
export function useCreateVideoRender(videoId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: RenderInput) =>
      (await callEndpoint(createVideoRender, { params: { id: videoId }, body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: renderKeys.ofVideo(videoId) }),
  })
}

export function useCancelVideoRender(videoId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: VideoRender) => (await callEndpoint(cancelVideoRender, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: renderKeys.ofVideo(videoId) }),
  })
}

/** Between two questions about a clip that is being made. */
const CLIP_WAIT_MS = 1500

/**
 * Makes a clip of an uploaded video, and waits until it can be used.
 * @returns the finished clip; its reason when it failed
 */
export function usePrepareClip() {
  return useMutation({
    mutationFn: async ({ assetId, onProgress }: { assetId: string; onProgress: (percent: number) => void }) => {
      let clip = (await callEndpoint(prepareClip, { params: { id: assetId } })).data
      while (isInProgress(clip)) {
        onProgress(clip.progress)
        await new Promise((resolve) => {
          setTimeout(resolve, CLIP_WAIT_MS)
        })
        clip = (await callEndpoint(getPreparedClip, { params: { id: assetId } })).data
      }
      return clip
    },
  })
}
