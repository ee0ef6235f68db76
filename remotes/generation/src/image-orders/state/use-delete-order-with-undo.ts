import type { ImageOrder } from '@marquee/contract/image-generation'
import { useToast } from '@marquee/remote-kit/host-services'
import { useDeleteImageOrder, useRestoreImageOrder } from '../../api/image-generation.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Removes an order and offers to bring it back. What was still in work is canceled and stays so. */
export function useDeleteOrderWithUndo() {
  const showToast = useToast()
  const { mutateAsync: remove, isPending } = useDeleteImageOrder()
  const { mutateAsync: bringBack } = useRestoreImageOrder()

  async function restore({ id, title }: ImageOrder): Promise<void> {
    try {
      await bringBack(id)
      showToast({ severity: 'success', summary: 'Images restored', detail: title, life: 4000 })
    } catch (error) {
      showToast({ severity: 'error', summary: 'The images were not restored', detail: toMessage(error) })
    }
  }

  /** @returns whether the order is gone */
  async function deleteOrder(order: ImageOrder): Promise<boolean> {
    try {
      await remove(order.id)
    } catch (error) {
      showToast({ severity: 'error', summary: 'The images were not deleted', detail: toMessage(error) })
      return false
    }
    showToast({
      severity: 'success',
      summary: 'Images deleted',
      detail: order.title,
      life: UNDO_MS,
      action: { label: 'Undo', onClick: () => void restore(order) },
    })
    return true
  }

  return { deleteOrder, isPending }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Try again.'
}
