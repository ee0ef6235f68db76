import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { productQuery, productSearchQuery } from '../../api/products.ts'
import type { StepProps } from './source-step.tsx'

/** Chooses one of the workspace's products, found by the server while the person types. */
export function ProductField({ draft: { productId }, change }: StepProps) {
  const [typed, setTyped] = useState('')
  const found = useQuery(productSearchQuery(useDeferredValue(typed.trim())))
  const { data, isError } = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null })
  const options = (found.data ?? []).map((product) => ({ value: product.id, label: product.name }))
  const isListed = productId === null || options.some(({ value }) => value === productId)
  const current = { value: productId, label: data?.name ?? (isError ? 'A product that was removed' : 'Loading…') }
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
