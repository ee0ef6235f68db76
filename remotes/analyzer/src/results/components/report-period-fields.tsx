import type { ReportPeriod } from '@marquee/contract/result-imports'
import { Field } from '@marquee/ui/field'
import { Input } from 'antd'

interface ReportPeriodFieldsProps {
  period: ReportPeriod
  onChange: (period: ReportPeriod) => void
}

/** The first and the last day of a report in which no column holds the days. */
export function ReportPeriodFields({ period, onChange }: ReportPeriodFieldsProps) {
  return (
    <>
      <Field label="First day of the report">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.first_day}
            onChange={({ target }) => onChange({ ...period, first_day: target.value })}
          />
        )}
      </Field>
      <Field label="Last day of the report">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.last_day}
            onChange={({ target }) => onChange({ ...period, last_day: target.value })}
          />
        )}
      </Field>
    </>
  )
}
