import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { listBrandsQuery } from '../../api/brands.ts'
import { useBrandNames } from '../../state/use-brand-names.ts'
import styles from './filters.module.css'

interface BrandFilterProps {
  id: string
  /** Ids of brands. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

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
      id={id}
      className={styles.select ?? ''}
      mode="multiple"
      value={[...value]}
      placeholder="None"
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
