import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { listBrandsQuery } from '../../api/brands.ts'
import { useBrandNames } from '../../state/use-brand-names.ts'
import styles from './filters.module.css'

interface BrandFilterProps {
  /** The field's id below a label; without it, the field contains its name, as in a bar. */
  id?: string
  /** Ids of brands. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

const IN_BAR = {
  'aria-label': 'Brand',
  className: styles.barSelect ?? '',
  placeholder: 'Brand',
  size: 'small',
  variant: 'filled',
  maxTagCount: 0,
  maxTagPlaceholder: 'Brand 1',
  popupMatchSelectWidth: 240,
} as const

/** Selects brands by their names. */
export function BrandFilter({ id, value, onChange }: BrandFilterProps) {
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...listBrandsQuery(words), enabled: isOpen })
  const { getName, remember } = useBrandNames(value)
  const found = (data?.data ?? []).map((brand) => ({ value: brand.id, label: brand.name }))
  const chosen = value.filter((known) => !found.some((option) => option.value === known))

  return (
    <Select<string[]>
      {...(id === undefined ? IN_BAR : { id, className: styles.select ?? '', placeholder: 'None' })}
      mode="multiple"
      value={[...value]}
      allowClear
      open={isOpen}
      onOpenChange={setIsOpen}
      showSearch={{ filterOption: false, onSearch: setWords }}
      options={[...found, ...chosen.map((known) => ({ value: known, label: getName(known) ?? 'One brand' }))]}
      onChange={(ids) => {
        remember(data?.data ?? [])
        onChange(ids)
      }}
    />
  )
}
