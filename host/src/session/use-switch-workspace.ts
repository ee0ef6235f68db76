import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { useMutation } from '@tanstack/react-query'
import { switchWorkspace } from '../api/workspaces.ts'

/** Makes another workspace the current one, everywhere; a toast says how it went. */
export function useSwitchWorkspace() {
  const { refresh } = useSession()
  const showToast = useToast()
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await switchWorkspace(id)
      await refresh()
    },
    onSuccess: (_, { name }) => showToast({ severity: 'success', summary: `You are now in ${name}`, life: 4000 }),
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The workspace was not changed', detail: error.message }),
  })
}
