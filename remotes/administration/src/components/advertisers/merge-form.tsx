import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { brandsToMergeQuery } from '../../api/advertisers.ts'
import styles from './advertisers.module.css'
import { useAdvertiserChanges } from './use-advertiser-changes.ts'

interface Choice {
  value: string
  label: string
}

/** Merges any two brands. */
export function MergeForm() {
  const [brand, setBrand] = useState<Choice | null>(null)
  const [into, setInto] = useState<Choice | null>(null)
  const { merge, isChanging } = useAdvertiserChanges()
  return (
    <form
      className={styles.merge}
      aria-label="Merge two brands"
      onSubmit={(event) => {
        event.preventDefault()
        if (brand !== null && into !== null) {
          merge({ id: brand.value, name: brand.label, intoId: into.value, intoName: into.label })
          setBrand(null)
          setInto(null)
        }
      }}
    >
      <BrandSelect label="Brand" value={brand} onChange={setBrand} />
      <span>is a part of</span>
      <BrandSelect label="Brand that stays" value={into} onChange={setInto} />
      <Button
        htmlType="submit"
        loading={isChanging}
        disabled={brand === null || into === null || brand.value === into.value}
      >
        Merge
      </Button>
    </form>
  )
}

interface BrandSelectProps {
  label: string
  value: Choice | null
  onChange: (choice: Choice) => void
}

function BrandSelect({ label, value, onChange }: BrandSelectProps) {
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...brandsToMergeQuery(words), enabled: isOpen })
  return (
    <Select<Choice>
      className={styles.brand ?? ''}
      aria-label={label}
      placeholder={label}
      labelInValue
      value={value}
      open={isOpen}
      onOpenChange={setIsOpen}
      showSearch={{ filterOption: false, onSearch: setWords }}
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}
