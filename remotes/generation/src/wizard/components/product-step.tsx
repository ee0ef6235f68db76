import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { productQuery } from '../../api/products.ts'
import { BrandField } from './brand-field.tsx'
import { ProductField } from './product-field.tsx'
import type { StepProps } from './source-step.tsx'
import styles from './wizard.module.css'

/** The step for the product and the brand profile. */
export function ProductStep({ draftKey, draft, change }: StepProps) {
  const chosen = useQuery({ ...productQuery(draft.productId ?? ''), enabled: draft.productId !== null })
  return (
    <div className={styles.step}>
      <ProductField
        productId={draft.productId}
        hint="Its benefits, price, offer and photo go into the image."
        addAddress={href('create-product', { query: { draft: draftKey } })}
        onChange={(productId) => change({ productId, angle: null, words: {} })}
      />
      <BrandField
        brandProfileId={draft.brandProfileId}
        ofProduct={chosen.data?.brand_profile_id ?? null}
        onChange={(brandProfileId) => change({ brandProfileId, angle: null, words: {} })}
        onOffer={(brandProfileId) => change({ brandProfileId })}
      />
      {chosen.data?.images.length === 0 ? (
        <Alert
          type="info"
          showIcon
          title="This product has no photo"
          description={
            <>
              A drawn stand-in is shown in its place.{' '}
              <Link to={href('edit-product', { params: { id: chosen.data.id } })}>Add a photo</Link> for images that you
              can publish.
            </>
          }
        />
      ) : null}
    </div>
  )
}
