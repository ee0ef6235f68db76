import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listWorkspaceSources } from '@marquee/contract/workspace-sources'
import { queryOptions } from '@tanstack/react-query'

const workspaceSourceKeys = { list: ['ad-library', 'workspace-sources'] as const }

/** The sources that the workspace has connected for the brands that it follows. */
export function workspaceSourcesQuery() {
  return queryOptions({
    queryKey: workspaceSourceKeys.list,
    meta: changesWith('followed-brands'),
    queryFn: async ({ signal }) => (await callEndpoint(listWorkspaceSources, {}, { signal })).data,
  })
}
