import type { InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './form.module.css'
import { FormField, type FormFieldProps } from './form-field.tsx'

type InputOptions = 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'

interface NativeTextFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  type?: 'text' | 'email' | 'tel'
  /** Further attributes of the input besides its label. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, InputOptions>
}

/** One line of text without antd: the pages before the sign-in load only the code that they need. */
export function NativeTextField<Values extends FieldValues, Body>({
  type = 'text',
  input,
  ...field
}: NativeTextFieldProps<Values, Body>) {
  return (
    <FormField {...field} empty="">
      {({ status: _status, ...control }) => <input {...input} {...control} type={type} className={styles.input} />}
    </FormField>
  )
}
