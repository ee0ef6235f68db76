import { Button, Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import styles from './checkboxes-field.module.css'
import { FieldGroup } from './field.tsx'
import type { FormFieldProps } from './form-field.tsx'

interface CheckboxesFieldProps<Values extends FieldValues, Body> extends Pick<
  FormFieldProps<Values, Body>,
  'control' | 'name' | 'label' | 'hint'
> {
  /** In the order in which the chosen ones are sent. */
  options: readonly { value: string; label: ReactNode; description?: string }[]
  /** Whether one button chooses all of them. */
  canChooseAll?: boolean
}

/** Several of some values in a contract form. Without a needed choice, the first checkbox takes the focus. */
export function CheckboxesField<Values extends FieldValues, Body>({
  control,
  name,
  label,
  hint,
  options,
  canChooseAll = false,
}: CheckboxesFieldProps<Values, Body>) {
  const { field, fieldState } = useController({ control, name, shouldUnregister: true })
  const chosen: readonly string[] = field.value ?? []
  const isAll = chosen.length === options.length

  function choose(values: readonly string[]): void {
    field.onChange(options.map(({ value }) => value).filter((value) => values.includes(value)))
  }

  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message}>
      {canChooseAll ? (
        <Button
          size="small"
          className={styles.all ?? ''}
          onClick={() => choose(isAll ? [] : options.map(({ value }) => value))}
        >
          {isAll ? 'Clear all' : 'Select all'}
        </Button>
      ) : null}
      <ul role="list" className={styles.options}>
        {options.map((option, index) => (
          <li key={option.value}>
            <Checkbox
              {...(index === 0 && { ref: field.ref })}
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))
              }
            >
              {option.label}
              {option.description === undefined ? null : (
                <span className={styles.description}>{option.description}</span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
