import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { productQuery, productSearchQuery } from '../api/products.ts'

interface ProductFieldProps {
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}

/** Chooses one of the workspace's products, found by the server while the person types. */
export function ProductField({ value, onChange, error }: ProductFieldProps) {
  const [typed, setTyped] = useState('')
  const found = useQuery(productSearchQuery(useDeferredValue(typed.trim())))
  const chosen = useQuery({ ...productQuery(value ?? ''), enabled: value !== null })
  const options = (found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = value === null || options.some((option) => option.value === value)
  const shown = isListed ? options : [{ value, label: chosenName(chosen.data?.name, chosen.isError) }, ...options]

  return (
    <Field label="Product" error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          allowClear
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          placeholder="Choose a product"
          loading={found.isFetching}
          options={shown}
          notFoundContent={
            typed === '' ? <Link to={href('create-product')}>Add the first product</Link> : 'No product fits.'
          }
          onChange={(next: string | undefined) => onChange(next ?? null)}
        />
      )}
    </Field>
  )
}

function chosenName(name: string | undefined, isMissing: boolean): string {
  return name ?? (isMissing ? 'A product that was removed' : 'Loading…')
}
