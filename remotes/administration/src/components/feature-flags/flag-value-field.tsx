import type { FlagType } from '@marquee/contract/feature-flag-rules'
import { Field } from '@marquee/ui/field'
import { Input, Switch } from 'antd'
import styles from './feature-flags-page.module.css'

interface FlagValueFieldProps {
  type: FlagType
  /** As it is typed. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The default value, in the control that its type asks for. */
export function FlagValueField({ type, value, error, onChange }: FlagValueFieldProps) {
  return (
    <Field label="Default value" hint="Counts where no rule applies." error={error}>
      {(control) => {
        if (type === 'boolean') {
          return (
            <Switch
              id={control.id}
              aria-describedby={control['aria-describedby']}
              className={styles.start ?? ''}
              checked={value === 'true'}
              checkedChildren="true"
              unCheckedChildren="false"
              onChange={(isOn) => onChange(String(isOn))}
            />
          )
        }
        if (type === 'number') {
          return (
            <Input
              {...control}
              name="default_value"
              inputMode="decimal"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
        return (
          <Input.TextArea
            {...control}
            name="default_value"
            className={type === 'json' ? (styles.code ?? '') : ''}
            value={value}
            autoSize={{ minRows: 2, maxRows: 12 }}
            spellCheck={type === 'string'}
            dir="auto"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }}
    </Field>
  )
}
