import { AD_COLUMN_NAMES, AD_COLUMNS, type AdColumn, ANNOTATION_COLUMNS } from '@marquee/ui/ad-columns'
import { Select } from 'antd'
import styles from './filters.module.css'

interface ColumnSelectProps {
  columns: readonly AdColumn[]
  /** Whether the ads of the list have notes and tags. */
  hasAnnotations: boolean
  onChange: (columns: AdColumn[]) => void
}

/** Chooses the columns of rows. Hidden on a phone, where rows have no columns. */
export function ColumnSelect({ columns, hasAnnotations, onChange }: ColumnSelectProps) {
  const offered = AD_COLUMNS.filter((column) => hasAnnotations || !ANNOTATION_COLUMNS.has(column))
  return (
    <Select<AdColumn[]>
      aria-label="Columns"
      className={`${styles.barSelect} ${styles.columnSelect}`}
      mode="multiple"
      size="small"
      variant="filled"
      placeholder="Columns"
      value={columns.filter((column) => offered.includes(column))}
      onChange={onChange}
      showSearch={false}
      maxTagCount={0}
      maxTagPlaceholder={(hidden) => `Columns ${hidden.length}`}
      popupMatchSelectWidth={200}
      listHeight={360}
      options={offered.map((value) => ({ value, label: AD_COLUMN_NAMES[value] }))}
    />
  )
}
