import { ApiError } from '@marquee/api-client/api-error'
import type { Product, ProductInput } from '@marquee/contract/products'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { productQuery, useUpdateProduct } from '../../api/products.ts'
import { toForm } from '../state/product-form.ts'
import { BackLink } from '../../components/back-link.tsx'
import { EditConflict } from '../../components/edit-conflict.tsx'
import { ProductEditor } from './product-editor.tsx'
import { useDeleteWithUndo } from '../state/use-delete-with-undo.ts'

/** Edits a stored product; of two people who save, the second one is asked. */
export function StoredProductEditor({ product }: { product: Product }) {
  const [base, setBase] = useState(product)
  /** What somebody else saved in between. */
  const [theirs, setTheirs] = useState<Product>()
  // Not state: "Keep mine" moves it and submits the form in the same click.
  const version = useRef(product.version)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const { mutateAsync } = useUpdateProduct(product.id)
  const { deleteProduct, isPending: isDeleting } = useDeleteWithUndo()
  usePageTitle(base.name)

  async function save(input: ProductInput): Promise<Product> {
    setTheirs(undefined)
    try {
      return await mutateAsync({ input, version: version.current })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_conflict') {
        setTheirs(await queryClient.fetchQuery(productQuery(product.id)))
      }
      throw error
    }
  }

  function handleSaved(saved: Product): void {
    showToast({ severity: 'success', summary: 'Product saved', detail: saved.name, life: 4000 })
    void navigate(href('products'))
  }

  function loadTheirs(stored: Product): void {
    version.current = stored.version
    setBase(stored)
    setTheirs(undefined)
  }

  async function remove(allowLeaving: () => void): Promise<void> {
    if (await deleteProduct(base)) {
      allowLeaving()
      void navigate(href('products'))
    }
  }

  return (
    <>
      <PageHeader title={base.name} before={<BackLink to={href('products')}>Products</BackLink>} />
      <ProductEditor
        // Another version starts another form.
        key={base.version}
        initial={toForm(base)}
        saveLabel="Save product"
        onSave={save}
        onSaved={handleSaved}
        notice={
          theirs === undefined ? null : (
            <EditConflict
              what="product"
              onLoadTheirs={() => loadTheirs(theirs)}
              onKeepMine={() => {
                version.current = theirs.version
              }}
            />
          )
        }
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
