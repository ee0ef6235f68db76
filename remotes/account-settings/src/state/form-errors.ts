import { ApiError } from '@marquee/api-client/api-error'

export interface FormErrors {
  /** First message by field. */
  fields: Readonly<Record<string, string>>
  /** What belongs to no field of the form. */
  message: string | null
}

export const NO_ERRORS: FormErrors = { fields: {}, message: null }

/** Messages of a failed request: at the form's fields where they belong to one, above the form otherwise. */
export function formErrorsFrom(error: unknown, names: readonly string[]): FormErrors {
  if (!(error instanceof Error)) {
    return { fields: {}, message: 'That did not work. Try again.' }
  }
  const entries = error instanceof ApiError ? Object.entries(error.fields) : []
  const fields = Object.fromEntries(
    entries.filter(([name]) => names.includes(name)).map(([name, messages]) => [name, messages.join(' ')]),
  )
  const others = entries.filter(([name]) => !names.includes(name)).flatMap(([, messages]) => messages)
  const message = others.length > 0 ? others.join(' ') : error.message
  return { fields, message: Object.keys(fields).length > 0 && others.length === 0 ? null : message }
}
