import { ApiError } from '@marquee/api-client/api-error'

/** Looks up the first message of a field of a 422, as in `script.0.end_s`. */
export type FieldErrors = (field: string) => string | undefined

/** Messages by field of a refused save; none for every other error. */
export function toFieldErrors(error: Error | null): FieldErrors {
  const fields = error instanceof ApiError ? error.fields : {}
  return (field) => fields[field]?.[0]
}

/** The messages of a list by position: `hooks.2` → `{ 2: … }`. */
export function listErrors(errors: FieldErrors, field: string, length: number): Record<number, string | undefined> {
  return Object.fromEntries(Array.from({ length }, (_, index) => [index, errors(`${field}.${index}`)]))
}
