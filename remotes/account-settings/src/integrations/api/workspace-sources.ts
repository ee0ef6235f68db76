import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { SourceCredentials } from '@marquee/contract/ad-source-criteria'
import {
  connectWorkspaceSource,
  disconnectWorkspaceSource,
  listWorkspaceSources,
  renewWorkspaceSource,
} from '@marquee/contract/workspace-sources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const workspaceSourceKeys = { list: ['workspace-sources'] as const }

export function workspaceSourcesQuery() {
  return queryOptions({
    queryKey: workspaceSourceKeys.list,
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(listWorkspaceSources, {}, { signal }),
  })
}

/** Connects a source, or replaces the credentials of the one with this id. */
export function useConnectWorkspaceSource(id: string | null) {
  return useSourceChange((credentials: SourceCredentials) =>
    id === null
      ? callEndpoint(connectWorkspaceSource, { body: { credentials } })
      : callEndpoint(renewWorkspaceSource, { params: { id }, body: { credentials } }),
  )
}

export function useDisconnectWorkspaceSource() {
  return useSourceChange((id: string) => callEndpoint(disconnectWorkspaceSource, { params: { id } }))
}

function useSourceChange<V, A>(request: (variables: V) => Promise<A>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspaceSourceKeys.list }),
  })
}
