import { usePageTitle, useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateProduct } from '../api/create-product.ts'
import { ProductEditor } from '../components/product-editor.tsx'
import { emptyProductForm } from '../state/product-form.ts'

/** Adds a product. */
export function Page() {
  usePageTitle('Add product')
  const navigate = useNavigate()
  const showToast = useToast()
  const track = useTrack()
  // One key for the life of the form: a second click or a repeated request makes no second product.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateProduct(idempotencyKey)
  return (
    <>
      <PageHeader title="Add product" description="A name is enough to begin; the rest can follow." />
      <ProductEditor
        initial={emptyProductForm}
        saveLabel="Add product"
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
