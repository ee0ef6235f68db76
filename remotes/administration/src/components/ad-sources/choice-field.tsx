import { Field } from '@marquee/ui/field'
import { Select } from 'antd'
import styles from './ad-sources.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  hint?: string
  value: Value
  options: Option<Value>[]
  onChange: (value: Value) => void
}

/** One of a few things, with its label and hint. */
export function ChoiceField<Value extends string>({ label, hint, ...select }: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Select<Value> {...control} {...select} className={styles.control ?? ''} />}
    </Field>
  )
}

interface ChoicesFieldProps<Value extends string> {
  label: string
  error: string | undefined
  /** What choosing nothing means. */
  placeholder: string
  values: Value[]
  options: Option<Value>[]
  onChange: (values: Value[]) => void
}

/** Any number of a few things. */
export function ChoicesField<Value extends string>({ label, error, values, ...select }: ChoicesFieldProps<Value>) {
  return (
    <Field label={label} error={error} isOptional>
      {(control) => (
        <Select<Value[]>
          {...control}
          {...select}
          mode="multiple"
          value={values}
          showSearch={{ optionFilterProp: 'label' }}
          className={styles.control ?? ''}
        />
      )}
    </Field>
  )
}
