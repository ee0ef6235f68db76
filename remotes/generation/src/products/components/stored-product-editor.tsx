import type { Product, ProductInput } from '@marquee/contract/products'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LinkButton } from '@marquee/ui/link-button'
import { PageHeader } from '@marquee/ui/page-header'
import { useVersionedEditor } from '@marquee/ui/use-versioned-editor'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Clapperboard, Image, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { productQuery, useUpdateProduct } from '../../api/products.ts'
import { toForm } from '../state/product-form.ts'
import { BackLink } from '../../components/back-link.tsx'
import { SaveConflict } from '../../components/save-conflict.tsx'
import { ProductEditor } from './product-editor.tsx'
import { useCanGenerate } from '../../state/rights.ts'
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
  const canGenerate = useCanGenerate()
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
      <PageHeader
        title={base.name}
        before={<BackLink to={href('products')}>Products</BackLink>}
        actions={canGenerate ? <CreateLinks productId={base.id} /> : undefined}
      />
      <ProductEditor
        // A new version resets the form.
        key={base.version}
        initial={toForm(base)}
        saveLabel="Save product"
        onSave={save}
        onSaved={handleSaved}
        notice={conflict === null ? null : <SaveConflict isInForm what="product" {...conflict} />}
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

/** What can be made of the product. */
function CreateLinks({ productId }: { productId: string }) {
  const query = { product: productId }
  return (
    <>
      <LinkButton icon={<Image size={16} aria-hidden />} to={href('image-generation-create', { query })}>
        Create images
      </LinkButton>
      <LinkButton icon={<Clapperboard size={16} aria-hidden />} to={href('create-ai-video', { query })}>
        Create a video
      </LinkButton>
    </>
  )
}
