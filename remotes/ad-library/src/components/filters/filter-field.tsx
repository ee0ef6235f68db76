import { type AdFilters, adFilters } from '@marquee/contract/ad-filters'
import { Checkbox } from 'antd'
import { useId } from 'react'
import type { FilterName } from '../../state/filter-address.ts'
import { BrandFilter } from './brand-filter.tsx'
import { CommittedInput } from './committed-input.tsx'
import { type FilterFieldName, RANGE_LABELS } from './filter-groups.ts'
import { FilterSelect } from './filter-select.tsx'
import { FILTER_LABELS } from './filter-labels.ts'
import styles from './filters.module.css'
import type { FilterOptions } from './use-filter-options.ts'

interface FilterFieldProps {
  field: FilterFieldName
  filters: AdFilters
  options: FilterOptions
  onChange: (changes: Partial<AdFilters>) => void
}

/** One field of the drawer with its label, with the input that fits the filter's values. */
export function FilterField({ field, filters, options, onChange }: FilterFieldProps) {
  const id = useId()
  if (typeof field !== 'string') {
    return <RangeField field={field} filters={filters} onChange={onChange} />
  }
  if (field === 'followed') {
    return (
      <Checkbox
        checked={filters.followed === 'only'}
        onChange={({ target }) => onChange({ followed: target.checked ? 'only' : undefined })}
      >
        Only brands that we follow
      </Checkbox>
    )
  }
  if (field === 'transcript') {
    return (
      <Checkbox
        checked={filters.transcript === 'only'}
        onChange={({ target }) => onChange({ transcript: target.checked ? 'only' : undefined })}
      >
        Only ads with a transcript
      </Checkbox>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {FILTER_LABELS[field]}
      </label>
      <SingleField id={id} name={field} filters={filters} options={options} onChange={onChange} />
    </div>
  )
}

type SingleFieldProps = Omit<FilterFieldProps, 'field'> & { id: string; name: FilterName }

function SingleField({ id, name, filters, options, onChange }: SingleFieldProps) {
  if (name === 'min_variations') {
    return <CommittedInput id={id} {...toInput(name, filters, onChange)} placeholder="Any" />
  }
  if (name === 'not_brand') {
    return <BrandFilter id={id} value={filters.not_brand ?? []} onChange={(not_brand) => onChange({ not_brand })} />
  }
  return <FilterSelect id={id} name={name} filters={filters} options={options[name] ?? []} onChange={onChange} />
}

interface RangeFieldProps extends Pick<FilterFieldProps, 'filters' | 'onChange'> {
  field: readonly [FilterName, FilterName]
}

function RangeField({ field: [from, to], filters, onChange }: RangeFieldProps) {
  const label = RANGE_LABELS[from] ?? FILTER_LABELS[from]
  return (
    <fieldset className={styles.range}>
      <legend className={styles.label}>{label}</legend>
      <CommittedInput aria-label={`${label}, from`} {...toInput(from, filters, onChange)} placeholder="From" />
      <span aria-hidden>–</span>
      <CommittedInput aria-label={`${label}, to`} {...toInput(to, filters, onChange)} placeholder="To" />
    </fieldset>
  )
}

/** Input that is invalid for the filter is not sent: the field returns to the current value. */
function toInput(name: FilterName, filters: AdFilters, onChange: FilterFieldProps['onChange']) {
  const value = filters[name]
  return {
    type: /_(after|before)$/.test(name) ? ('date' as const) : ('number' as const),
    value: value === undefined ? '' : String(value),
    onCommit: (text: string) => {
      const parsed = adFilters.shape[name].safeParse(text === '' ? undefined : text)
      onChange({ [name]: parsed.success ? parsed.data : value })
    },
  }
}
