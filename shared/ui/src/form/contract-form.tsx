import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormAlert } from './form-alert.tsx'
import type { ContractForm as FormState } from './use-contract-form.ts'

interface ContractFormProps<Values extends FieldValues, Body> {
  form: FormState<Values, Body>
  className?: string | undefined
  /** For a button outside of the form, as in the footer of a dialog. */
  id?: string
  /** What belongs to no field is said by the form itself elsewhere, as beside the buttons of a long one. */
  isMessageElsewhere?: boolean
  /** Names the form where no heading does. */
  label?: string
  children: ReactNode
}

/** The form element around the fields: what belongs to no field is said at its top. */
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
