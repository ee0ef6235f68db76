import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listWorkspaces, switchWorkspace } from '@marquee/contract/workspaces'
import { useSession } from '@marquee/remote-kit/host-services'
import { queryOptions, useMutation } from '@tanstack/react-query'

const workspaceKeys = { switcher: ['workspaces', 'switcher'] as const }

/** The workspaces for the switcher in the account menu; the settings page lists all of them. */
export function workspacesQuery() {
  return queryOptions({
    queryKey: workspaceKeys.switcher,
    meta: changesWith('workspace'),
    queryFn: ({ signal }) => callEndpoint(listWorkspaces, { query: { limit: 50 } }, { signal }),
  })
}

/** Makes another workspace the current one; the session is fetched again. */
export function useSwitchWorkspace() {
  const { refresh } = useSession()
  return useMutation({
    mutationFn: async (id: string) => {
      await callEndpoint(switchWorkspace, { params: { id } })
      await refresh()
    },
  })
}
