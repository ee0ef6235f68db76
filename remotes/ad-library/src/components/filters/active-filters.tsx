import type { AdFilters } from '@marquee/contract/ad-filters'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { FILTER_LABELS, listActiveFilters, valueLabel } from './filter-labels.ts'
import styles from './filters.module.css'

interface ActiveFiltersProps {
  filters: AdFilters
  /** Undefined until the name has loaded: the address contains only the brand's id. */
  nameOfBrand: (id: string) => string | undefined
  onChange: (changes: Partial<AdFilters>) => void
  onClear: () => void
}

/** The active filters, one chip for each value, and a button that removes all of them. */
export function ActiveFilters({ filters, nameOfBrand, onChange, onClear }: ActiveFiltersProps) {
  const active = listActiveFilters(filters)
  if (active.length === 0) {
    return null
  }
  return (
    <ul className={styles.chips} role="list" aria-label="Active filters">
      {active.map(({ name, value, without }) => {
        const isBrand = name === 'brand' || name === 'not_brand'
        const words = isBrand ? (nameOfBrand(value) ?? '…') : valueLabel(name, value)
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove filter ${FILTER_LABELS[name]} ${words}`}
              onClick={() => onChange(without)}
            >
              <span className={styles.chipName}>{FILTER_LABELS[name]}</span>{' '}
              <span className={styles.chipValue} dir="auto">
                {words}
              </span>
              <X size={14} aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <Button type="link" size="small" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}
