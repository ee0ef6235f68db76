import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { attachBriefImages } from '@marquee/contract/brief-images'
import { listBriefs } from '@marquee/contract/briefs'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'

/** The first active briefs that match the words. */
export function briefSearchQuery(q: string) {
  return queryOptions({
    queryKey: ['generation', 'briefs', q],
    meta: changesWith('briefs'),
    queryFn: async ({ signal }) => (await callEndpoint(listBriefs, { query: { q, limit: 30 } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

export function useAttachBriefImages() {
  return useMutation({
    mutationFn: ({ briefId, imageIds }: { briefId: string; imageIds: string[] }) =>
      callEndpoint(attachBriefImages, { params: { id: briefId }, body: { image_ids: imageIds } }),
  })
}
