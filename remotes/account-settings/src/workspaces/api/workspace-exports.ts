import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getLatestWorkspaceExport, startWorkspaceExport } from '@marquee/contract/workspace-exports'
import { queryOptions } from '@tanstack/react-query'

export const WORKSPACE_EXPORT_KEY = ['workspace-export'] as const

export function workspaceExportQuery() {
  return queryOptions({
    queryKey: WORKSPACE_EXPORT_KEY,
    meta: changesWith('workspace'),
    queryFn: async ({ signal }) => (await callEndpoint(getLatestWorkspaceExport, {}, { signal })).data,
  })
}

export function requestWorkspaceExport() {
  return callEndpoint(startWorkspaceExport, {})
}
