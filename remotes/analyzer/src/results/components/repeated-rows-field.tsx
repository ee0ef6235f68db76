import type { RepeatedRows } from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'
import styles from './results.module.css'

interface RepeatedRowsFieldProps {
  /** The number of repeated rows. */
  rows: number
  value: RepeatedRows
  onChange: (value: RepeatedRows) => void
}

const REPEATED: { value: RepeatedRows; label: string }[] = [
  { value: 'last', label: 'The last one counts' },
  { value: 'sum', label: 'Add them up' },
]

/** Asks what rows of the same ad and days mean, if the file has any. */
export function RepeatedRowsField({ rows, value, onChange }: RepeatedRowsFieldProps) {
  return rows === 0 ? null : (
    <Field label="Rows of the same ad and days">
      {(control) => (
        <Select {...control} className={styles.select ?? ''} value={value} options={REPEATED} onChange={onChange} />
      )}
    </Field>
  )
}
