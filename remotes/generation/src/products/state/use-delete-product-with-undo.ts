import type { Product } from '@marquee/contract/products'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useDeleteProduct, useRestoreProduct } from '../../api/products.ts'

/** Deletes a product and offers an undo. */
export function useDeleteProductWithUndo() {
  return useDeleteWithUndo<Product>({
    noun: 'product',
    getName: ({ name }) => name,
    remove: useDeleteProduct(),
    restore: useRestoreProduct(),
  })
}
