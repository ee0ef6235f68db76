import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestRestoreWorkspace } from '../api/workspace-settings.ts'
import { WORKSPACES_KEY } from '../api/workspaces.ts'

const TOAST_LIFE_MS = 6000

/** Brings a deleted workspace back; it is in the list of workspaces again, and not switched to. */
export function useRestoreWorkspace() {
  const showToast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => requestRestoreWorkspace(id),
    onSuccess: async (_, { name }) => {
      await queryClient.invalidateQueries({ queryKey: WORKSPACES_KEY })
      showToast({
        severity: 'success',
        summary: `${name} is back`,
        detail: 'Switch to it to go on where you were.',
        life: TOAST_LIFE_MS,
      })
    },
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The workspace was not brought back', detail: error.message }),
  })
}
