import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getWorkspaceSummary } from '@marquee/contract/workspace-summary'
import { queryOptions } from '@tanstack/react-query'

/** What the workspace has. Pages of other packages add to it, so that every visit asks anew. */
export const workspaceSummaryQuery = queryOptions({
  queryKey: ['workspace-summary'],
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
