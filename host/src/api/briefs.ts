import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBriefs } from '@marquee/contract/briefs'
import { queryOptions } from '@tanstack/react-query'

const briefKeys = { latest: ['latest', 'briefs'] as const }

/** The newest few briefs, for the dashboard. */
export function latestBriefsQuery() {
  return queryOptions({
    queryKey: briefKeys.latest,
    queryFn: ({ signal }) => callEndpoint(listBriefs, { query: { limit: 6 } }, { signal }),
    staleTime: 0,
    meta: changesWith('briefs'),
  })
}
