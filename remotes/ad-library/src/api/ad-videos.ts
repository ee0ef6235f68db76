import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { requestAdVideo } from '@marquee/contract/ad-videos'
import { queryOptions } from '@tanstack/react-query'

const ASK_AGAIN_MS = 1000

const adVideoKeys = { details: (mediaId: string) => ['ad-library', 'ad-video', mediaId] as const }

/** The video of a medium. The server renders it on the first request; the query repeats until the video is ready. */
export function adVideoQuery(mediaId: string) {
  return queryOptions({
    queryKey: adVideoKeys.details(mediaId),
    queryFn: async ({ signal }) => (await callEndpoint(requestAdVideo, { params: { id: mediaId } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_AGAIN_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
