import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  deleteWorkspace,
  getWorkspaceSettings,
  listDeletedWorkspaces,
  removeWorkspaceLogo,
  restoreWorkspace,
  updateWorkspaceSettings,
  uploadWorkspaceLogo,
  type WorkspaceSettings,
} from '@marquee/contract/workspace-settings'
import { useSession } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useWorkspacesWrite, workspaceKeys } from './workspaces.ts'

const workspaceSettingsKeys = {
  current: [...workspaceKeys.all, 'current'] as const,
  deleted: [...workspaceKeys.all, 'deleted'] as const,
}

export function workspaceSettingsQuery() {
  return queryOptions({
    queryKey: workspaceSettingsKeys.current,
    meta: changesWith('workspace'),
    queryFn: async ({ signal }) => (await callEndpoint(getWorkspaceSettings, {}, { signal })).data,
  })
}

export function deletedWorkspacesQuery() {
  return infiniteQueryOptions({
    queryKey: workspaceSettingsKeys.deleted,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listDeletedWorkspaces, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** The session is fetched again: every page shows days in the time zone of the workspace. */
export function useUpdateWorkspaceSettings() {
  const { refresh } = useSession()
  return useWorkspacesWrite(async (body: CallInput<typeof updateWorkspaceSettings>['body']) => {
    await callEndpoint(updateWorkspaceSettings, { body })
    await refresh()
  })
}

/** Stores a logo, or removes it. */
export function useChangeLogo() {
  return useWorkspacesWrite(async (file: File | null) => {
    await (file === null ? callEndpoint(removeWorkspaceLogo, {}) : callEndpoint(uploadWorkspaceLogo, {}, { file }))
  })
}

export type WorkspaceName = Pick<WorkspaceSettings, 'id' | 'name'>

/** The current workspace is another one afterwards. */
export function useDeleteWorkspace() {
  const { refresh } = useSession()
  return useWorkspacesWrite(async ({ id }: WorkspaceName) => {
    await callEndpoint(deleteWorkspace, { params: { id } })
    await refresh()
  })
}

/** Restores a deleted workspace; it is in the list of workspaces again, but does not become the current one. */
export function useRestoreWorkspace() {
  return useWorkspacesWrite(({ id }: WorkspaceName) => callEndpoint(restoreWorkspace, { params: { id } }))
}
