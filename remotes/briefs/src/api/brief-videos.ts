import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { detachBriefVideo, listBriefVideos } from '@marquee/contract/brief-videos'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './briefs.ts'

const briefVideoKeys = { list: (briefId: string) => [...briefKeys.details(briefId), 'videos'] as const }

export function briefVideosQuery(id: string) {
  return queryOptions({
    queryKey: briefVideoKeys.list(id),
    meta: changesWith('briefs', 'videos'),
    queryFn: async ({ signal }) => (await callEndpoint(listBriefVideos, { params: { id } }, { signal })).data,
  })
}

export function useDetachBriefVideo(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (videoId: string) => callEndpoint(detachBriefVideo, { params: { id: briefId, video_id: videoId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: briefVideoKeys.list(briefId) }),
  })
}
