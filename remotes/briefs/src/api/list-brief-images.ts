import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBriefImages } from '@marquee/contract/brief-images'
import { queryOptions } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

export function briefImagesQuery(id: string) {
  return queryOptions({
    queryKey: [...briefKeys.details(id), 'images'],
    meta: changesWith('briefs', 'generations'),
    queryFn: async ({ signal }) => (await callEndpoint(listBriefImages, { params: { id } }, { signal })).data,
  })
}
