import type { AdFilters } from '@marquee/contract/ads'
import { Button, Drawer, Input } from 'antd'
import { useId } from 'react'
import type { FilterName } from '../../state/filter-address.ts'
import { FilterSelect } from './filter-select.tsx'
import { FILTER_LABELS } from './filter-words.ts'
import styles from './filters.module.css'
import type { FilterOptions } from './use-filter-options.ts'

interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  names: readonly FilterName[]
  filters: AdFilters
  options: FilterOptions
  onChange: (changes: Partial<AdFilters>) => void
  onClear: () => void
  /** "1,240 ads": what the list behind the drawer holds. */
  resultText: string
}

/** Every filter under the other; each change is applied at once. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onClose, names, filters, options, onChange, onClear, resultText } = props
  return (
    <Drawer
      title="Filters"
      open={isOpen}
      onClose={onClose}
      size="min(400px, 100vw)"
      footer={
        <div className={styles.drawerFoot}>
          <Button onClick={onClear}>Clear all</Button>
          <Button type="primary" onClick={onClose}>
            {resultText === '' ? 'Show ads' : `Show ${resultText}`}
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        {names.map((name) => (
          <FilterField key={name} name={name} filters={filters} options={options} onChange={onChange} />
        ))}
      </div>
    </Drawer>
  )
}

type FilterFieldProps = Pick<FilterDrawerProps, 'filters' | 'options' | 'onChange'> & { name: FilterName }

function FilterField({ name, filters, options, onChange }: FilterFieldProps) {
  const id = useId()
  const isDay = name === 'started_after' || name === 'started_before'
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {FILTER_LABELS[name]}
      </label>
      {isDay ? (
        <Input
          id={id}
          type="date"
          value={filters[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ) : (
        <FilterSelect id={id} name={name} filters={filters} options={options[name] ?? []} onChange={onChange} />
      )}
    </div>
  )
}
