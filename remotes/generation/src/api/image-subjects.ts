import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getImageSubject, setSubjectBox } from '@marquee/contract/image-subjects'
import type { ShareBox } from '@marquee/creative/image-subject'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const keys = {
  one: (assetId: string) => ['image-subjects', assetId] as const,
}

/** What an image shows, and where; null when it could not be found. */
export function imageSubjectQuery(assetId: string) {
  return queryOptions({
    queryKey: keys.one(assetId),
    queryFn: async ({ signal }) => (await callEndpoint(getImageSubject, { params: { id: assetId } }, { signal })).data,
  })
}

export function useSetSubjectBox(assetId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (box: ShareBox) =>
      (await callEndpoint(setSubjectBox, { params: { id: assetId }, body: { box } })).data,
    onSuccess: (subject) => queryClient.setQueryData(keys.one(assetId), subject),
  })
}
