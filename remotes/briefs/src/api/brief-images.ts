import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { detachBriefImage, listBriefImages } from '@marquee/contract/brief-images'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './briefs.ts'

const briefImageKeys = { list: (briefId: string) => [...briefKeys.details(briefId), 'images'] as const }

export function briefImagesQuery(id: string) {
  return queryOptions({
    queryKey: briefImageKeys.list(id),
    meta: changesWith('briefs', 'generations'),
    queryFn: async ({ signal }) => (await callEndpoint(listBriefImages, { params: { id } }, { signal })).data,
  })
}

export function useDetachBriefImage(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (imageId: string) => callEndpoint(detachBriefImage, { params: { id: briefId, image_id: imageId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: briefImageKeys.list(briefId) }),
  })
}
