import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBriefs } from '@marquee/contract/briefs'
import { queryOptions } from '@tanstack/react-query'

/** The newest few briefs, for the dashboard. */
export const latestBriefsQuery = queryOptions({
  queryKey: ['latest', 'briefs'],
  queryFn: ({ signal }) => callEndpoint(listBriefs, { query: { limit: 6 } }, { signal }),
  staleTime: 0,
  meta: changesWith('briefs'),
})
