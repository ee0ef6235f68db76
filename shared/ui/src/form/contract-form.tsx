import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormAlert } from './form-alert.tsx'
import type { ContractForm as FormState } from './use-contract-form.ts'

interface ContractFormProps<Values extends FieldValues, Body> {
  form: FormState<Values, Body>
  className?: string | undefined
  /** Names the form where no heading does. */
  label?: string
  children: ReactNode
}

/** The form element around the fields: what belongs to no field is said at its top. */
export function ContractForm<Values extends FieldValues, Body>({
  form,
  className,
  label,
  children,
}: ContractFormProps<Values, Body>) {
  return (
    <form className={className} aria-label={label} onSubmit={form.onSubmit} noValidate>
      {form.message === null ? null : <FormAlert tone="error">{form.message}</FormAlert>}
      {children}
    </form>
  )
}
