import type { Product } from '@marquee/contract/products'
import { useToast } from '@marquee/remote-kit/host-services'
import { useDeleteProduct, useRestoreProduct } from '../../api/products.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Removes a product and offers to bring it back. */
export function useDeleteWithUndo() {
  const showToast = useToast()
  const { mutateAsync: remove, isPending } = useDeleteProduct()
  const { mutateAsync: bringBack } = useRestoreProduct()

  async function restore({ id, name }: Product): Promise<void> {
    try {
      await bringBack(id)
      showToast({ severity: 'success', summary: 'Product restored', detail: name, life: 4000 })
    } catch (error) {
      showToast({ severity: 'error', summary: 'The product was not restored', detail: toMessage(error) })
    }
  }

  /** @returns whether the product is gone */
  async function deleteProduct(product: Product): Promise<boolean> {
    try {
      await remove(product.id)
    } catch (error) {
      showToast({ severity: 'error', summary: 'The product was not deleted', detail: toMessage(error) })
      return false
    }
    showToast({
      severity: 'success',
      summary: 'Product deleted',
      detail: product.name,
      life: UNDO_MS,
      action: { label: 'Undo', onClick: () => void restore(product) },
    })
    return true
  }

  return { deleteProduct, isPending }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Try again.'
}
