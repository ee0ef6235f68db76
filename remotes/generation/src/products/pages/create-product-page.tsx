import { usePageTitle, useToast, useTrack, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { useCreateProduct } from '../../api/products.ts'
import { BackLink } from '../../components/back-link.tsx'
import { ProductEditor } from '../components/product-editor.tsx'
import { keepProductOfDraft } from '../../wizard/state/kept-draft.ts'
import { createEmptyForm } from '../state/product-form.ts'

/** Adds a product; with `?draft=…`, adds it to the image draft with that key and returns to the wizard. */
export function Page() {
  usePageTitle('Add product')
  const navigate = useNavigate()
  const { current_workspace_currency: currency } = useUser()
  const [initial] = useState(() => createEmptyForm(currency))
  const [params] = useSearchParams()
  const draftKey = z.uuid().safeParse(params.get('draft')).data
  const back =
    draftKey === undefined ? href('products') : href('image-generation-create', { query: { draft: draftKey } })
  const showToast = useToast()
  const track = useTrack()
  // One key for the lifetime of the form: a second click or a repeated request creates no second product.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useCreateProduct(idempotencyKey)
  return (
    <>
      <PageHeader
        title="Add product"
        description="From the page where it is sold, or by hand: a name is enough to begin."
        before={<BackLink to={back}>{draftKey === undefined ? 'Products' : 'Create images'}</BackLink>}
      />
      <ProductEditor
        initial={initial}
        saveLabel="Add product"
        cancelAddress={back}
        source={{ address: params.get('url') ?? '' }}
        onSave={mutateAsync}
        onSaved={(product) => {
          track('product created')
          showToast({ severity: 'success', summary: 'Product added', detail: product.name, life: 4000 })
          if (draftKey !== undefined) {
            keepProductOfDraft(draftKey, product.id)
          }
          void navigate(back)
        }}
      />
    </>
  )
}
