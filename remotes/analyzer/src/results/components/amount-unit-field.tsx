import type { AmountUnit } from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'
import styles from './results.module.css'

interface AmountUnitFieldProps {
  /** What is doubtful about the amounts of the file. */
  doubt: string | null | undefined
  value: AmountUnit | null
  onChange: (value: AmountUnit) => void
}

const UNITS: { value: AmountUnit; label: string }[] = [
  { value: 'micros', label: 'In millionths: 1920000 is 1.92' },
  { value: 'units', label: 'As they are' },
]

/** Asks whether amounts are in millionths of the currency, if they can hardly be what impressions cost. */
export function AmountUnitField({ doubt, value, onChange }: AmountUnitFieldProps) {
  return typeof doubt === 'string' ? (
    <Field label="Amounts" hint={`The file says ${doubt}.`}>
      {(control) => (
        <Select
          {...control}
          className={styles.select ?? ''}
          value={value}
          placeholder="Choose"
          options={UNITS}
          onChange={onChange}
        />
      )}
    </Field>
  ) : null
}
