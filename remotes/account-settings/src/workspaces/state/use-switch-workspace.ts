import type { Workspace } from '@marquee/contract/workspaces'
import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestSwitchWorkspace, WORKSPACES_KEY } from '../api/workspaces.ts'

const TOAST_LIFE_MS = 4000

/** Makes another workspace the current one; the session is fetched again, because everything else belongs to a workspace. */
export function useSwitchWorkspace() {
  const session = useSession()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (workspace: Workspace) => requestSwitchWorkspace(workspace.id),
    onSuccess: async (_answer, workspace) => {
      await session.refresh()
      await queryClient.invalidateQueries({ queryKey: WORKSPACES_KEY })
      showToast({ severity: 'success', summary: `You are now in ${workspace.name}`, life: TOAST_LIFE_MS })
    },
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The workspace was not switched', detail: error.message }),
  })
  return { switchTo: mutate, switchingId: isPending ? variables.id : null }
}
