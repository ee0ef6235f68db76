import { type FieldValues, get, useController, useFormState } from 'react-hook-form'
import { FieldGroup } from './field.tsx'
import type { FormFieldProps } from './form-field.tsx'
import { TextListField } from './text-list-field.tsx'

interface TextListFormFieldProps<Values extends FieldValues, Body> extends Pick<
  FormFieldProps<Values, Body>,
  'control' | 'name' | 'label' | 'hint'
> {
  /** The noun of one entry, as in "benefit". */
  itemName: string
  maxItems: number
  maxLength: number
}

/** A list of short texts in a contract form, with the message of each entry at its position. */
export function TextListFormField<Values extends FieldValues, Body>({
  control,
  name,
  label,
  hint,
  ...list
}: TextListFormFieldProps<Values, Body>) {
  const { field, fieldState } = useController({ control, name, shouldUnregister: true })
  const { errors } = useFormState({ control })
  const value: readonly string[] = field.value ?? []
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message}>
      <TextListField
        {...list}
        value={value}
        errors={Object.fromEntries(value.map((_, index) => [index, getMessage(get(errors, `${name}.${index}`))]))}
        onChange={field.onChange}
      />
    </FieldGroup>
  )
}

function getMessage(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
}
