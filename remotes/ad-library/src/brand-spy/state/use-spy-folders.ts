import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SPIED_BRAND_KEY, SPIED_BRANDS_KEY } from '../../api/brand-spy.ts'
import {
  requestFillSpyFolder,
  requestOrderSpyFolders,
  requestRemoveSpyFolder,
  requestRenameSpyFolder,
} from '../../api/spy-folders.ts'

/** Renames, removes (with an undo) and orders folders of followed brands. */
export function useSpyFolders() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const options = {
    onError: ({ message }: Error) =>
      showToast({ severity: 'error', summary: 'The folders stay as they were', detail: message }),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: SPIED_BRANDS_KEY }),
        queryClient.invalidateQueries({ queryKey: SPIED_BRAND_KEY }),
      ])
    },
  }
  const fill = useMutation({ mutationFn: requestFillSpyFolder, ...options })
  return {
    rename: useMutation({ mutationFn: requestRenameSpyFolder, ...options }),
    order: useMutation({ mutationFn: requestOrderSpyFolders, ...options }),
    remove: useMutation({
      mutationFn: requestRemoveSpyFolder,
      ...options,
      onSuccess: ({ meta }, name) =>
        showToast({
          summary: `“${name}” was removed`,
          detail: 'You still follow its brands.',
          life: 10_000,
          action: { label: 'Undo', onClick: () => fill.mutate({ name, brand_ids: meta.brand_ids }) },
        }),
    }),
  }
}
