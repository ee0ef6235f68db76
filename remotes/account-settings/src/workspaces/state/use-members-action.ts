import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MEMBERS_KEY } from '../api/members.ts'
import { WORKSPACES_KEY } from '../api/workspaces.ts'

interface Action {
  ask: () => Promise<unknown>
  /** What a toast says when it is done, and when it is not. */
  done: string
  failure: string
  /** The own role or workspace is another one afterwards. */
  changesSelf?: boolean
}

const TOAST_LIFE_MS = 5000

/** Changes something about the people of a workspace; a toast says how it went, and what the page shows is asked for again. */
export function useMembersAction() {
  const session = useSession()
  const showToast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ ask, changesSelf = false }: Action) => {
      await ask()
      if (changesSelf) {
        await session.refresh()
      }
    },
    onSuccess: async (_, { done }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: MEMBERS_KEY }),
        queryClient.invalidateQueries({ queryKey: WORKSPACES_KEY }),
      ])
      showToast({ severity: 'success', summary: done, life: TOAST_LIFE_MS })
    },
    onError: (error, { failure }) => showToast({ severity: 'error', summary: failure, detail: error.message }),
  })
}
