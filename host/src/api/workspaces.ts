import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listWorkspaces, switchWorkspace as endpoint } from '@marquee/contract/workspaces'
import { queryOptions } from '@tanstack/react-query'

/** The workspaces of the account menu's switcher; the settings page lists all of them. */
export const workspacesQuery = queryOptions({
  queryKey: ['workspaces', 'switcher'],
  meta: changesWith('workspace'),
  queryFn: ({ signal }) => callEndpoint(listWorkspaces, { query: { limit: 50 } }, { signal }),
})

export async function switchWorkspace(id: string): Promise<void> {
  await callEndpoint(endpoint, { params: { id } })
}
