import { usePageTitle, useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCreateProduct } from '../api/products.ts'
import { BackLink } from '../components/back-link.tsx'
import { ProductEditor } from '../components/product-editor.tsx'
import { emptyProductForm } from '../state/product-form.ts'

/** Adds a product. */
export function Page() {
  usePageTitle('Add product')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const showToast = useToast()
  const track = useTrack()
  // One key for the life of the form: a second click or a repeated request makes no second product.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateProduct(idempotencyKey)
  return (
    <>
      <PageHeader
        title="Add product"
        description="From the page where it is sold, or by hand: a name is enough to begin."
        before={<BackLink to={href('products')}>Products</BackLink>}
      />
      <ProductEditor
        initial={emptyProductForm}
        saveLabel="Add product"
        source={{ address: params.get('url') ?? '' }}
        onSave={mutateAsync}
        onSaved={(product) => {
          track('product created')
          showToast({ severity: 'success', summary: 'Product added', detail: product.name, life: 4000 })
          void navigate(href('products'))
        }}
      />
    </>
  )
}
