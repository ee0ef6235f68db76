import type { FunnelPageLook } from '@marquee/funnel-pages/funnel-page'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useNavigate } from 'react-router'
import { Alert } from 'antd'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { href } from '../../../href.ts'
import { productQuery } from '../../../api/products.ts'
import { BrandField } from '../../../wizard/components/brand-field.tsx'
import { ProductField } from '../../../wizard/components/product-field.tsx'
import { useCreateFunnelPage } from '../../api/funnel-pages.ts'
import type { PageOrigin } from '../../state/page-origin.ts'
import type { ChosenTemplate } from './funnel-template-gallery.tsx'
import styles from './create-page-dialog.module.css'

interface CreatePageDialogProps {
  template: ChosenTemplate
  look: FunnelPageLook
  origin: PageOrigin
  onClose: () => void
}

/** Makes a page from a template, and opens it in the editor. */
export function CreatePageDialog({ template, look, origin, onClose }: CreatePageDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [productId, setProductId] = useState(origin.productId)
  const [brandProfileId, setBrandProfileId] = useState<string | null>(null)
  const product = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null })
  const { mutateAsync: create, isPending, error } = useCreateFunnelPage()
  const navigate = useNavigate()

  async function handleCreate(): Promise<void> {
    const { id } = await create({
      idempotency_key: key,
      template_id: template.id,
      look,
      product_id: productId,
      brand_profile_id: brandProfileId,
      ad_id: origin.adId,
      brief_id: origin.briefId,
      image_id: origin.imageId,
    })
    await navigate(href('edit-funnel-page', { params: { id } }))
  }

  return (
    <OpenedModal
      title={`New page: ${template.name}`}
      okText="Make the page"
      confirmLoading={isPending}
      onOk={() => void handleCreate().catch(() => undefined)}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        {error === null ? null : <Alert type="error" showIcon role="alert" title={error.message} />}
        <ProductField
          productId={productId}
          hint="The page says what the product states. Sections whose facts are missing are left out."
          addAddress={href('create-product')}
          onChange={setProductId}
        />
        <BrandField
          brandProfileId={brandProfileId}
          ofProduct={product.data?.brand_profile_id ?? null}
          onChange={setBrandProfileId}
          onOffer={setBrandProfileId}
        />
      </div>
    </OpenedModal>
  )
}
