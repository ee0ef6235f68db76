import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { queryOptions } from '@tanstack/react-query'

/** The ads that the workspace saved last, as many as the dashboard shows. */
export const listLatestSavedQuery = queryOptions({
  queryKey: ['ad-library', 'latest-saved'],
  queryFn: ({ signal }) => callEndpoint(listSavedAds, { query: { limit: 6 } }, { signal }),
  staleTime: 0,
  meta: changesWith('saved-ads'),
})
