import type { FlagType } from '@marquee/contract/feature-flag-rules'
import { FormField, type FormFieldProps } from '@marquee/ui/form-field'
import { Input, Switch } from 'antd'
import styles from './feature-flags-page.module.css'
import type { TypedFlag } from './typed-flag.ts'

interface FlagValueFieldProps {
  control: FormFieldProps<TypedFlag, TypedFlag>['control']
  type: FlagType
}

/** The default value, in the control that its type asks for. */
export function FlagValueField({ control: formControl, type }: FlagValueFieldProps) {
  return (
    <FormField
      control={formControl}
      name="default_value"
      label="Default value"
      hint="Counts where no rule applies."
      empty=""
    >
      {({ value, onChange, ...control }) => {
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
        return type === 'number' ? (
          <Input {...control} inputMode="decimal" value={value} onChange={onChange} />
        ) : (
          <Input.TextArea
            {...control}
            className={type === 'json' ? (styles.code ?? '') : ''}
            value={value}
            autoSize={{ minRows: 2, maxRows: 12 }}
            spellCheck={type === 'string'}
            dir="auto"
            onChange={onChange}
          />
        )
      }}
    </FormField>
  )
}
