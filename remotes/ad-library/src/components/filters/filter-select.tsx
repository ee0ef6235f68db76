import type { AdFilters } from '@marquee/contract/ad-filters'
import { formatShortNumber } from '@marquee/ui/format-number'
import { Select } from 'antd'
import type { FilterName } from '../../state/filter-address.ts'
import { FILTER_LABELS, type FilterOption } from './filter-labels.ts'
import styles from './filters.module.css'

interface FilterSelectProps {
  name: FilterName
  filters: AdFilters
  options: readonly FilterOption[]
  onChange: (changes: Partial<AdFilters>) => void
  /** In the bar, the field contains its name; in the drawer, a label stands above it. */
  id?: string
}

const SINGLE: ReadonlySet<FilterName> = new Set(['status', 'market'])
const SEARCHABLE_FROM = 8

/** One filter as a select: with several values, or with one for filters that accept only one. */
export function FilterSelect({ name, filters, options, onChange, id }: FilterSelectProps) {
  const isSingle = SINGLE.has(name)
  const value = filters[name]
  const label = FILTER_LABELS[name]
  const shared = {
    ...(id === undefined ? { 'aria-label': label } : { id }),
    className: styles.select ?? '',
    // In the bar, the field is as wide as its name and a number.
    ...(id === undefined && { size: 'small' as const, style: { width: widthInBar(name, value !== undefined) } }),
    placeholder: id === undefined ? label : 'Any',
    allowClear: true,
    showSearch: options.length > SEARCHABLE_FROM ? { optionFilterProp: 'label' } : false,
    options: [...options],
    optionRender: (option: { data: FilterOption }) => <OptionText option={option.data} />,
    popupMatchSelectWidth: 240,
  }
  if (isSingle) {
    return (
      <Select<string, FilterOption>
        {...shared}
        {...(value === undefined ? {} : { value: String(value) })}
        onChange={(next?: string) => onChange({ [name]: next })}
      />
    )
  }
  return (
    <Select<string[], FilterOption>
      {...shared}
      mode="multiple"
      value={Array.isArray(value) ? value : []}
      maxTagCount={id === undefined ? 0 : 'responsive'}
      maxTagPlaceholder={(hidden) => (id === undefined ? `${label} ${hidden.length}` : `+${hidden.length}`)}
      onChange={(next) => onChange({ [name]: next })}
    />
  )
}

/** A static image of a filter in the bar, shown until the filter can be used. */
export function FilterImage({ name }: { name: FilterName }) {
  return (
    <div className={styles.image} style={{ width: widthInBar(name, false) }} aria-hidden>
      {FILTER_LABELS[name]}
    </div>
  )
}

/** The width for the name and the arrow, and for a bold two-digit number if a value is selected, so that nothing is cut off. */
function widthInBar(name: FilterName, isChosen: boolean): string {
  const length = FILTER_LABELS[name].length
  return isChosen ? `calc(${length + 3}ch + 60px)` : `calc(${length}ch + 52px)`
}

function OptionText({ option }: { option: FilterOption }) {
  return (
    <span className={styles.option}>
      <span>{option.label}</span>
      {option.adsCount === undefined ? null : (
        <span className={styles.optionCount}>
          {option.isEstimate ? '≈\u2009' : ''}
          {formatShortNumber(option.adsCount)}
        </span>
      )}
    </span>
  )
}
