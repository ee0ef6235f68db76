import type { AdFilters } from '@marquee/contract/ad-filters'
import { Button, Drawer } from 'antd'
import type { FilterName } from '../../state/filter-address.ts'
import { FilterField } from './filter-field.tsx'
import { listGroups } from './filter-groups.ts'
import styles from './filters.module.css'
import { type FilterOptions, hasEstimates } from './use-filter-options.ts'

interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  names: readonly FilterName[]
  filters: AdFilters
  options: FilterOptions
  onChange: (changes: Partial<AdFilters>) => void
  onClear: () => void
  /** "1,240 ads": the number of results in the list behind the drawer. */
  resultText: string
}

/** All filters in one column; each change is applied at once. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onClose, names, filters, options, onChange, onClear, resultText } = props
  return (
    <Drawer
      title="Filters"
      open={isOpen}
      onClose={onClose}
      size="min(420px, 100vw)"
      footer={
        <div className={styles.drawerFoot}>
          <Button onClick={onClear}>Clear all</Button>
          <Button type="primary" onClick={onClose}>
            {resultText === '' ? 'Show ads' : `Show ${resultText}`}
          </Button>
        </div>
      }
    >
      {listGroups(names).map(({ label, fields }) => (
        <section key={label} className={styles.group} aria-label={label}>
          <h3 className={styles.groupLabel}>{label}</h3>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FilterField key={String(field)} field={field} filters={filters} options={options} onChange={onChange} />
            ))}
          </div>
        </section>
      ))}
      {hasEstimates(options, names) ? (
        <p className={styles.estimates}>Numbers with ≈ are estimated from a sample of the ads that match.</p>
      ) : null}
    </Drawer>
  )
}
