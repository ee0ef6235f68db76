import type { DateOrder } from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'
import styles from './ad-import.module.css'

interface OrderFieldProps {
  /** A day of the file that can be read both ways, if nothing decides. */
  day: string | null | undefined
  value: DateOrder | null
  onChange: (value: DateOrder) => void
}

const ORDERS: { value: DateOrder; label: string }[] = [
  { value: 'mdy', label: 'Month first: 03/31/2026' },
  { value: 'dmy', label: 'Day first: 31/03/2026' },
]

/** Asks in which order day and month stand, if the file does not show it. */
export function OrderField({ day, value, onChange }: OrderFieldProps) {
  return typeof day === 'string' ? (
    <Field label="Days" hint={`“${day}” can be read both ways. Choose which one is right.`}>
      {(control) => (
        <Select
          {...control}
          className={styles.select ?? ''}
          value={value}
          placeholder="Choose"
          options={ORDERS}
          onChange={onChange}
        />
      )}
    </Field>
  ) : null
}
