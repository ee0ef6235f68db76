import type { Product, ProductInput } from '@marquee/contract/products'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useVersionedEditor } from '@marquee/ui/use-versioned-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { productQuery, useUpdateProduct } from '../../api/products.ts'
import { toForm } from '../state/product-form.ts'
import { BackLink } from '../../components/back-link.tsx'
import { EditConflict } from '../../components/edit-conflict.tsx'
import { ProductEditor } from './product-editor.tsx'
import { useDeleteProductWithUndo } from '../state/use-delete-product-with-undo.ts'

/** Edits a stored product; if two users save, the second one has to choose a version. */
export function StoredProductEditor({ product }: { product: Product }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { mutateAsync } = useUpdateProduct(product.id)
  const { base, save, conflict } = useVersionedEditor<Product, ProductInput>({
    stored: product,
    save: mutateAsync,
    load: () => queryClient.fetchQuery(productQuery(product.id)),
  })
  const { deleteItem, isPending: isDeleting } = useDeleteProductWithUndo()
  usePageTitle(base.name)

  function handleSaved(saved: Product): void {
    showToast({ severity: 'success', summary: 'Product saved', detail: saved.name, life: 4000 })
    void navigate(href('products'))
  }

  async function remove(allowLeaving: () => void): Promise<void> {
    if (await deleteItem(base)) {
      allowLeaving()
      void navigate(href('products'))
    }
  }

  return (
    <>
      <PageHeader title={base.name} before={<BackLink to={href('products')}>Products</BackLink>} />
      <ProductEditor
        // A new version resets the form.
        key={base.version}
        initial={toForm(base)}
        saveLabel="Save product"
        onSave={save}
        onSaved={handleSaved}
        notice={conflict === null ? null : <EditConflict what="product" {...conflict} />}
        moreActions={(allowLeaving) => (
          <Button
            danger
            type="text"
            icon={<Trash2 size={16} aria-hidden />}
            loading={isDeleting}
            onClick={() => void remove(allowLeaving)}
          >
            Delete
          </Button>
        )}
      />
    </>
  )
}
