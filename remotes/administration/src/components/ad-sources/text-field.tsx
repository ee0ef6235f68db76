import { Field } from '@marquee/ui/field'
import { Input, type InputProps } from 'antd'

type TextFieldProps = Omit<React.ComponentProps<typeof Field>, 'children'> &
  Pick<InputProps, 'type' | 'min' | 'maxLength' | 'autoComplete' | 'dir'> & {
    value: string
    onChange: (value: string) => void
  }

/** A line of text, a secret or a day, with its label, hint and error. */
export function TextField({ label, hint, error, isRequired, isOptional, onChange, ...input }: TextFieldProps) {
  const field = { label, hint, error, ...(isRequired && { isRequired }), ...(isOptional && { isOptional }) }
  return (
    <Field {...field}>
      {(control) => <Input {...control} {...input} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
