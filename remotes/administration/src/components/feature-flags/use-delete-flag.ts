import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { featureFlagsQuery, requestDeleteFeatureFlag, requestRestoreFeatureFlag } from '../../api/feature-flags.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Removes a flag and offers to bring it back. */
export function useDeleteFlag(key: string, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const refresh = () => queryClient.invalidateQueries({ queryKey: featureFlagsQuery.queryKey })

  const { mutate: restore } = useMutation({
    mutationFn: () => requestRestoreFeatureFlag(key),
    onSuccess: () => showToast({ severity: 'success', summary: `${key} is back`, life: 4000 }),
    onError: ({ message }) => showToast({ severity: 'error', summary: `${key} did not come back`, detail: message }),
    onSettled: refresh,
  })

  const { mutate, isPending } = useMutation({
    mutationFn: () => requestDeleteFeatureFlag(key),
    onSuccess: () => {
      showToast({
        severity: 'success',
        summary: `${key} is deleted`,
        life: UNDO_MS,
        action: { label: 'Undo', onClick: () => restore() },
      })
      onDeleted()
    },
    onError: ({ message }) => showToast({ severity: 'error', summary: `${key} was not deleted`, detail: message }),
    onSettled: refresh,
  })
  return { deleteFlag: () => mutate(), isDeleting: isPending }
}
