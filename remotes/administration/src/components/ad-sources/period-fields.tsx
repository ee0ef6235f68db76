import styles from './ad-sources.module.css'
import type { CriteriaFieldsProps } from './criteria-form-values.ts'
import { TextField } from './text-field.tsx'

interface PeriodFieldsProps extends CriteriaFieldsProps {
  /** What happened in the period: "Delivered", "Published". */
  verb: string
  /** The first day that the source knows, where it must be told one. */
  firstDay?: string
}

/** The first and the last day of a period; the contract's fields are named by the verb. */
export function PeriodFields({ verb, firstDay, values, getError, onChange }: PeriodFieldsProps) {
  const name = verb.toLowerCase()
  const isFirstNeeded = firstDay !== undefined
  return (
    <div className={styles.period}>
      <TextField
        type="date"
        label={`${verb} from`}
        error={getError(`${name}_from`)}
        isOptional={!isFirstNeeded}
        isRequired={isFirstNeeded}
        {...(isFirstNeeded && { min: firstDay })}
        value={values.from}
        onChange={(from) => onChange({ from })}
      />
      <TextField
        type="date"
        label={`${verb} until`}
        error={getError(`${name}_until`)}
        isOptional
        {...(values.from !== '' && { min: values.from })}
        value={values.until}
        onChange={(until) => onChange({ until })}
      />
    </div>
  )
}
