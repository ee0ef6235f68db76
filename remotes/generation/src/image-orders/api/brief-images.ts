import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { attachBriefImages } from '@marquee/contract/brief-images'
import { useMutation } from '@tanstack/react-query'

export function useAttachBriefImages() {
  return useMutation({
    mutationFn: ({ briefId, imageIds }: { briefId: string; imageIds: string[] }) =>
      callEndpoint(attachBriefImages, { params: { id: briefId }, body: { image_ids: imageIds } }),
  })
}
