import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Alert, Select } from 'antd'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { productQuery } from '../../api/get-product.ts'
import { brandProfileChoicesQuery } from '../../api/list-brand-profile-choices.ts'
import { productSearchQuery } from '../../api/search-products.ts'
import type { StepProps } from './source-step.tsx'
import styles from './wizard.module.css'

/** What is advertised, and whose look and voice it has. */
export function ProductStep({ draft, change }: StepProps) {
  const chosen = useQuery({ ...productQuery(draft.productId ?? ''), enabled: draft.productId !== null })
  return (
    <div className={styles.step}>
      <ProductField draft={draft} change={change} name={chosen.data?.name} isMissing={chosen.isError} />
      <BrandField draft={draft} change={change} ofProduct={chosen.data?.brand_profile_id ?? null} />
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

/** The product's own brand is taken until another one is chosen. */
function BrandField({ draft, change, ofProduct }: StepProps & { ofProduct: string | null }) {
  const profiles = useQuery(brandProfileChoicesQuery())
  const [isTouched, setTouched] = useState(false)
  const takeOver = useEffectEvent((id: string) => change({ brandProfileId: id }))
  const isOpen = draft.brandProfileId === null && !isTouched
  useEffect(() => {
    if (isOpen && ofProduct !== null) {
      takeOver(ofProduct)
    }
  }, [isOpen, ofProduct])
  return (
    <Field
      label="Brand profile"
      isOptional
      hint="Its colors, fonts, logo and voice. Without one, neutral colors are used."
    >
      {(control) => (
        <Select
          {...control}
          value={draft.brandProfileId}
          allowClear
          placeholder="Choose a brand profile"
          loading={profiles.isFetching}
          options={(profiles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={<Link to={href('brand-profiles')}>Add the first brand profile</Link>}
          onChange={(next: string | undefined) => {
            setTouched(true)
            change({ brandProfileId: next ?? null, angle: null, words: {} })
          }}
        />
      )}
    </Field>
  )
}

interface ProductFieldProps extends StepProps {
  name: string | undefined
  isMissing: boolean
}

function ProductField({ draft: { productId }, change, name, isMissing }: ProductFieldProps) {
  const [typed, setTyped] = useState('')
  const found = useQuery(productSearchQuery(useDeferredValue(typed.trim())))
  const options = (found.data ?? []).map((product) => ({ value: product.id, label: product.name }))
  const isListed = productId === null || options.some(({ value }) => value === productId)
  const current = { value: productId, label: name ?? (isMissing ? 'A product that was removed' : 'Loading…') }
  return (
    <Field label="Product" isOptional hint="Its benefits, price, offer and photo go into the image.">
      {(control) => (
        <Select
          {...control}
          value={productId}
          allowClear
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          placeholder="Choose a product"
          loading={found.isFetching}
          options={isListed ? options : [current, ...options]}
          notFoundContent={
            typed === '' ? <Link to={href('create-product')}>Add the first product</Link> : 'No product fits.'
          }
          onChange={(next: string | undefined) => change({ productId: next ?? null, angle: null, words: {} })}
        />
      )}
    </Field>
  )
}
