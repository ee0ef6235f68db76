import { Button, Input } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps } from './form-field.tsx'
import styles from './password-field.module.css'
import { usePasswordVisibility } from './use-password-visibility.ts'

export interface PasswordFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field that can reveal its text, and shows when caps lock is on. */
export function PasswordField<Values extends FieldValues, Body>({
  autoComplete,
  hint,
  ...field
}: PasswordFieldProps<Values, Body>) {
  const { isShown, toggle, toggleLabel, warning, input } = usePasswordVisibility()
  return (
    <FormField {...field} hint={warning ?? hint} empty="">
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete={autoComplete}
          suffix={
            <Button
              type="text"
              size="small"
              className={styles.reveal ?? ''}
              icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
              aria-label={toggleLabel}
              onClick={toggle}
            />
          }
        />
      )}
    </FormField>
  )
}
