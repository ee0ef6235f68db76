import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  createWorkspace,
  leaveWorkspace,
  listWorkspaces,
  renameWorkspace,
  switchWorkspace,
} from '@marquee/contract/workspaces'
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

export function requestLeaveWorkspace(id: string) {
  return callEndpoint(leaveWorkspace, { params: { id } })
}

export function requestSwitchWorkspace(id: string) {
  return callEndpoint(switchWorkspace, { params: { id } })
}

export function requestCreateWorkspace(name: string, idempotencyKey: string) {
  return callEndpoint(createWorkspace, { body: { name, idempotency_key: idempotencyKey } })
}

export function requestRenameWorkspace(id: string, name: string) {
  return callEndpoint(renameWorkspace, { params: { id }, body: { name } })
}
