import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type ControlProps, Field } from './field.tsx'

/** The values of any form. */
export type FormValues = FieldValues

/** The props of every field of a contract form. */
export interface FormFieldProps<Values extends FieldValues, Body> {
  control: Control<Values, unknown, Body>
  /** The name of the field's value in the contract's schema. */
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  isRequired?: boolean
  isOptional?: boolean
  /** An element beside the label, for example a link to another page. */
  aside?: ReactNode
}

interface BoundControl<Value> extends ControlProps {
  name: string
  value: Value
  onChange: (next: unknown) => void
  onBlur: () => void
  ref: (element: { focus?: () => void } | null) => void
}

interface BoundFieldProps<Values extends FieldValues, Body, Value> extends FormFieldProps<Values, Body> {
  /** The shown value of the control when the form's value is missing. */
  empty: Value
  children: (control: BoundControl<Value>) => ReactNode
}

/**
 * A labelled control of a contract form, with its error: for controls other than text; `TextField` and similar fields use it. A field that
 * is not rendered is not sent.
 */
export function FormField<Values extends FieldValues, Body, Value>({
  control: formControl,
  name,
  empty,
  children,
  ...labels
}: BoundFieldProps<Values, Body, Value>) {
  const { field, fieldState } = useController({ control: formControl, name, shouldUnregister: true })
  const value: Value = field.value ?? empty
  return (
    <Field {...labels} error={fieldState.error?.message}>
      {(control) =>
        children({ ...control, name, value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref })
      }
    </Field>
  )
}
