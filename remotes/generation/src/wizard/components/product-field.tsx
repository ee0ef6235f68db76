import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { productQuery, productSearchQuery } from '../../api/products.ts'
import { useCanEditProducts } from '../../state/rights.ts'
import styles from './wizard.module.css'

interface ProductFieldProps {
  productId: string | null
  hint: string
  isRequired?: boolean
  /** The page that adds a product and returns with it. */
  addAddress: string
  onChange: (productId: string | null) => void
}

/** Chooses one of the workspace's products, searched by the server while the user types, or adds one and returns with it. */
export function ProductField({ productId, hint, isRequired = false, addAddress, onChange }: ProductFieldProps) {
  const [typed, setTyped] = useState('')
  const canEdit = useCanEditProducts()
  const found = useQuery(productSearchQuery(useDeferredValue(typed.trim())))
  const { data, isError } = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null })
  const options = (found.data ?? []).map((product) => ({ value: product.id, label: product.name }))
  const isListed = productId === null || options.some(({ value }) => value === productId)
  const current = { value: productId, label: data?.name ?? (isError ? 'A product that was removed' : 'Loading…') }
  return (
    <div className={styles.choice}>
      <Field label="Product" isOptional={!isRequired} isRequired={isRequired} hint={hint}>
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
            onChange={(next: string | undefined) => onChange(next ?? null)}
          />
        )}
      </Field>
      {canEdit ? (
        <Link className={styles.add} to={addAddress}>
          <Plus size={16} aria-hidden /> Add a product from its page
        </Link>
      ) : null}
    </div>
  )
}
