import type { DateOrder, ReportPeriod } from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { Input, Select } from 'antd'
import styles from './results.module.css'

interface DayFieldsProps {
  /** Whether a column holds the days. */
  hasDays: boolean
  /** Null while nothing decides. */
  order: DateOrder | null
  onOrder: (order: DateOrder) => void
  period: ReportPeriod
  onPeriod: (period: ReportPeriod) => void
}

const ORDERS: { value: DateOrder; label: string }[] = [
  { value: 'mdy', label: 'Month first: 03/31/2026' },
  { value: 'dmy', label: 'Day first: 31/03/2026' },
]

/** Asks how days are written, or for the first and the last day of a report in which no column holds the days. */
export function DayFields({ hasDays, order, onOrder, period, onPeriod }: DayFieldsProps) {
  return hasDays ? (
    <Field
      label="Days"
      hint={order === null ? 'The days of the file can be read both ways. Choose which one is right.' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          className={styles.select ?? ''}
          value={order}
          placeholder="Choose"
          options={ORDERS}
          onChange={onOrder}
        />
      )}
    </Field>
  ) : (
    <>
      <Field label="First day of the report">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.first_day}
            onChange={({ target }) => onPeriod({ ...period, first_day: target.value })}
          />
        )}
      </Field>
      <Field label="Last day of the report">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.last_day}
            onChange={({ target }) => onPeriod({ ...period, last_day: target.value })}
          />
        )}
      </Field>
    </>
  )
}
