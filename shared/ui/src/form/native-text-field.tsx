import type { InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './form.module.css'
import { FormField, type FormFieldProps } from './form-field.tsx'

type InputOptions = 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'

interface NativeTextFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  type?: 'text' | 'email' | 'tel'
  /** What the input takes beyond its label. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, InputOptions>
}

/** One line of text without antd: the pages before the sign-in load nothing that they can do without. */
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
