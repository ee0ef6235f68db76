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
} from '@marquee/contract/workspace-settings'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { WORKSPACES_KEY } from './workspaces.ts'

export function workspaceSettingsQuery() {
  return queryOptions({
    queryKey: [...WORKSPACES_KEY, 'current'],
    meta: changesWith('workspace'),
    queryFn: async ({ signal }) => (await callEndpoint(getWorkspaceSettings, {}, { signal })).data,
  })
}

export function deletedWorkspacesQuery() {
  return infiniteQueryOptions({
    queryKey: [...WORKSPACES_KEY, 'deleted'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listDeletedWorkspaces, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestWorkspaceSettings(body: CallInput<typeof updateWorkspaceSettings>['body']) {
  return callEndpoint(updateWorkspaceSettings, { body })
}

export function requestUploadLogo(file: File) {
  return callEndpoint(uploadWorkspaceLogo, {}, { file })
}

export function requestRemoveLogo() {
  return callEndpoint(removeWorkspaceLogo, {})
}

export function requestDeleteWorkspace(id: string) {
  return callEndpoint(deleteWorkspace, { params: { id } })
}

export function requestRestoreWorkspace(id: string) {
  return callEndpoint(restoreWorkspace, { params: { id } })
}
