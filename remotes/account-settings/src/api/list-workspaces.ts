import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listWorkspaces } from '@marquee/contract/workspaces'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** Root of every query about workspaces, the host's switcher included. */
export const WORKSPACES_KEY = ['workspaces'] as const

export function listWorkspacesQuery() {
  return infiniteQueryOptions({
    queryKey: [...WORKSPACES_KEY, 'settings'],
    meta: changesWith('workspace'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listWorkspaces, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
