import { type GetProps, Input, type InputProps } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps } from './form-field.tsx'

type InputOptions =
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'placeholder'
  | 'dir'
  | 'inputMode'
  | 'disabled'
  | 'onFocus'

interface TextFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  type?: 'text' | 'email' | 'url'
  /** Further attributes of the input besides its label. */
  input?: Pick<InputProps, InputOptions>
}

/** One line of text. */
export function TextField<Values extends FieldValues, Body>({
  type = 'text',
  input,
  ...field
}: TextFieldProps<Values, Body>) {
  return (
    <FormField {...field} empty="">
      {(control) => <Input {...input} {...control} type={type} />}
    </FormField>
  )
}

type TextAreaProps = GetProps<typeof Input.TextArea>

interface TextAreaFieldProps<Values extends FieldValues, Body> extends FormFieldProps<Values, Body> {
  /** The initial number of lines; the field grows with the text. */
  rows?: number
  input?: Pick<TextAreaProps, 'maxLength' | 'placeholder' | 'dir' | 'disabled' | 'className' | 'spellCheck'>
}

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues, Body>({
  rows = 3,
  input,
  ...field
}: TextAreaFieldProps<Values, Body>) {
  return (
    <FormField {...field} empty="">
      {(control) => <Input.TextArea {...input} {...control} autoSize={{ minRows: rows, maxRows: 16 }} />}
    </FormField>
  )
}
