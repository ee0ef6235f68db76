import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getWorkspaceSummary } from '@marquee/contract/workspace-summary'
import { queryOptions } from '@tanstack/react-query'

const workspaceSummaryKeys = { all: ['workspace-summary'] as const }

/** The totals of the workspace. Pages of other packages change them, so every visit fetches them again. */
export function workspaceSummaryQuery() {
  return queryOptions({
    queryKey: workspaceSummaryKeys.all,
    queryFn: ({ signal }) => callEndpoint(getWorkspaceSummary, {}, { signal }),
    staleTime: 0,
    meta: changesWith(
      'saved-ads',
      'boards',
      'followed-brands',
      'briefs',
      'products',
      'generations',
      'creative-analyses',
      'members',
    ),
    select: ({ data }) => data,
  })
}
