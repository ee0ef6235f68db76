import { Button, Input } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps } from './form-field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed. */
export function PasswordField<Values extends FieldValues, Body>({
  autoComplete,
  ...field
}: PasswordFieldProps<Values, Body>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField {...field} empty="">
      {(control) => (
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={1024}
          suffix={
            <Button
              type="text"
              size="small"
              className={styles.reveal ?? ''}
              icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
              aria-label={isShown ? 'Hide the password' : 'Show the password'}
              onClick={() => setIsShown(!isShown)}
            />
          }
        />
      )}
    </FormField>
  )
}
