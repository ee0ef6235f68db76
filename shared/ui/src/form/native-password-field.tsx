import { Eye, EyeOff } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import styles from './form.module.css'
import { FormField } from './form-field.tsx'
import type { PasswordFieldProps } from './password-field.tsx'
import { usePasswordVisibility } from './use-password-visibility.ts'

/** `PasswordField` without antd, for the pages before the sign-in. */
export function NativePasswordField<Values extends FieldValues, Body>({
  autoComplete,
  hint,
  ...field
}: PasswordFieldProps<Values, Body>) {
  const { isShown, toggle, toggleLabel, warning, input } = usePasswordVisibility()
  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField {...field} hint={warning ?? hint} empty="">
      {({ status: _status, ...control }) => (
        <div className={styles.control}>
          <input {...control} {...input} className={styles.input} autoComplete={autoComplete} />
          <button type="button" className={styles.reveal} aria-label={toggleLabel} onClick={toggle}>
            <Icon size={18} aria-hidden />
          </button>
        </div>
      )}
    </FormField>
  )
}
