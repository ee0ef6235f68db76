import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { detachBriefImage } from '@marquee/contract/brief-images'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefImagesQuery } from './list-brief-images.ts'

export function useDetachBriefImage(briefId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (imageId: string) => callEndpoint(detachBriefImage, { params: { id: briefId, image_id: imageId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: briefImagesQuery(briefId).queryKey }),
  })
}
