import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSavedAdTags } from '@marquee/contract/saved-ads'
import { queryOptions } from '@tanstack/react-query'

export const SAVED_AD_TAGS_KEY = ['ad-library', 'saved-ad-tags'] as const

/** The tags of the swipe file, most used first. */
export const listSavedAdTagsQuery = queryOptions({
  queryKey: SAVED_AD_TAGS_KEY,
  meta: changesWith('saved-ads'),
  queryFn: ({ signal }) => callEndpoint(listSavedAdTags, {}, { signal }),
})
