import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormAlert } from './form-alert.tsx'
import type { ContractForm as FormState } from './use-contract-form.ts'

interface ContractFormProps<Values extends FieldValues, Body> {
  form: FormState<Values, Body>
  className?: string | undefined
  /** For a submit button outside of the form, for example in the footer of a dialog. */
  id?: string
  /** Errors without a field are shown elsewhere, for example beside the buttons of a long form. */
  isMessageElsewhere?: boolean
  /** The accessible name of a form without a heading. */
  label?: string
  children: ReactNode
}

/** The form element around the fields: errors without a field are shown at its top. */
export function ContractForm<Values extends FieldValues, Body>({
  form,
  className,
  id,
  isMessageElsewhere = false,
  label,
  children,
}: ContractFormProps<Values, Body>) {
  return (
    <form id={id} className={className} aria-label={label} onSubmit={form.onSubmit} noValidate>
      {form.message === null || isMessageElsewhere ? null : <FormAlert tone="error">{form.message}</FormAlert>}
      {children}
    </form>
  )
}
