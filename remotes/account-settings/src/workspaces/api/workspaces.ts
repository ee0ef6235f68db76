import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  createWorkspace,
  leaveWorkspace,
  listWorkspaces,
  renameWorkspace,
  switchWorkspace,
  type Workspace,
} from '@marquee/contract/workspaces'
import { useSession } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of workspaces; `all` is also the root of the host's switcher. */
export const workspaceKeys = {
  all: ['workspaces'] as const,
  list: ['workspaces', 'settings'] as const,
}

export function listWorkspacesQuery() {
  return infiniteQueryOptions({
    queryKey: workspaceKeys.list,
    meta: changesWith('workspace'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listWorkspaces, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** The session is fetched again when it was the current one, because everything else belongs to a workspace. */
export function useLeaveWorkspace({ id, is_current: isCurrent }: Workspace) {
  const { refresh } = useSession()
  return useWorkspacesWrite(async () => {
    await callEndpoint(leaveWorkspace, { params: { id } })
    if (isCurrent) {
      await refresh()
    }
  })
}

/** Makes another workspace the current one; the session is fetched again. */
export function useSwitchWorkspace() {
  const { refresh } = useSession()
  return useWorkspacesWrite(async ({ id }: Workspace) => {
    await callEndpoint(switchWorkspace, { params: { id } })
    await refresh()
  })
}

/** A repeated request with the same key creates only one workspace. */
export function useCreateWorkspace(idempotencyKey: string) {
  return useWorkspacesWrite(({ name }: { name: string }) =>
    callEndpoint(createWorkspace, { body: { name, idempotency_key: idempotencyKey } }),
  )
}

export function useRenameWorkspace(id: string) {
  return useWorkspacesWrite((body: { name: string }) => callEndpoint(renameWorkspace, { params: { id }, body }))
}

/** A write that changes the list of workspaces. */
export function useWorkspacesWrite<Input = void, Answer = unknown>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: workspaceKeys.all }),
  })
}
