import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { productQuery, productSearchQuery } from '../../api/products.ts'
import { useCanEditProducts } from '../../state/rights.ts'
import type { StepProps } from './source-step.tsx'
import styles from './wizard.module.css'

/** Chooses one of the workspace's products, searched by the server while the user types, or adds one and returns with it. */
export function ProductField({ draftKey, draft: { productId }, change }: StepProps) {
  const [typed, setTyped] = useState('')
  const canEdit = useCanEditProducts()
  const found = useQuery(productSearchQuery(useDeferredValue(typed.trim())))
  const { data, isError } = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null })
  const options = (found.data ?? []).map((product) => ({ value: product.id, label: product.name }))
  const isListed = productId === null || options.some(({ value }) => value === productId)
  const current = { value: productId, label: data?.name ?? (isError ? 'A product that was removed' : 'Loading…') }
  return (
    <div className={styles.choice}>
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
            notFoundContent={typed === '' ? 'There are no products yet.' : 'No product fits.'}
            onChange={(next: string | undefined) => change({ productId: next ?? null, angle: null, words: {} })}
          />
        )}
      </Field>
      {canEdit ? (
        <Link className={styles.add} to={href('create-product', { query: { draft: draftKey } })}>
          <Plus size={16} aria-hidden /> Add a product from its page
        </Link>
      ) : null}
    </div>
  )
}
