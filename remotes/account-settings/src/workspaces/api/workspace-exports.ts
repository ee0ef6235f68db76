import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getLatestWorkspaceExport, startWorkspaceExport } from '@marquee/contract/workspace-exports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const workspaceExportKeys = { latest: ['workspace-export'] as const }

export function workspaceExportQuery() {
  return queryOptions({
    queryKey: workspaceExportKeys.latest,
    meta: changesWith('workspace'),
    queryFn: async ({ signal }) => (await callEndpoint(getLatestWorkspaceExport, {}, { signal })).data,
  })
}

export function useStartWorkspaceExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(startWorkspaceExport, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: workspaceExportKeys.latest }),
  })
}
