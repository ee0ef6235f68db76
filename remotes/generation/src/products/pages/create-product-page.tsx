import { usePageTitle, useToast, useTrack, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { useCreateProduct } from '../../api/products.ts'
import { BackLink } from '../../components/back-link.tsx'
import { ProductEditor } from '../components/product-editor.tsx'
import { keepProductOfVideo } from '../../videos/state/video-draft.ts'
import { keepProductOfDraft } from '../../wizard/state/kept-draft.ts'
import { createEmptyForm } from '../state/product-form.ts'

/** Adds a product; with `?draft=…` or `?video=…`, adds it to the draft of images or of a video with that key and returns to its wizard. */
export function Page() {
  usePageTitle('Add product')
  const navigate = useNavigate()
  const { current_workspace_currency: currency } = useUser()
  const [initial] = useState(() => createEmptyForm(currency))
  const [params] = useSearchParams()
  const origin = readOrigin(params)
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
        before={<BackLink to={origin.address}>{origin.title}</BackLink>}
      />
      <ProductEditor
        initial={initial}
        saveLabel="Add product"
        cancelAddress={origin.address}
        source={{ address: params.get('url') ?? '' }}
        onSave={mutateAsync}
        onSaved={(product) => {
          track('product created')
          showToast({ severity: 'success', summary: 'Product added', detail: product.name, life: 4000 })
          origin.keepProduct(product.id)
          void navigate(origin.address)
        }}
      />
    </>
  )
}

/** The page that the user came from, and what it does with the new product. */
interface Origin {
  title: string
  address: string
  keepProduct: (productId: string) => void
}

function readOrigin(params: URLSearchParams): Origin {
  const read = (name: string) => z.uuid().safeParse(params.get(name)).data
  const [images, video] = [read('draft'), read('video')]
  if (images !== undefined) {
    return {
      title: 'Create images',
      address: href('image-generation-create', { query: { draft: images } }),
      keepProduct: (productId) => keepProductOfDraft(images, productId),
    }
  }
  if (video !== undefined) {
    return {
      title: 'Create a video',
      address: href('create-ai-video', { query: { draft: video } }),
      keepProduct: (productId) => keepProductOfVideo(video, productId),
    }
  }
  return { title: 'Products', address: href('products'), keepProduct: () => {} }
}
