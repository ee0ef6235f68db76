import { ApiError } from '@marquee/api-client/api-error'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type ErrorTarget<Values extends FieldValues, Body> = Pick<
  UseFormReturn<Values, unknown, Body>,
  'setError' | 'getValues'
>

/**
 * Shows the errors of a request: at the form's fields when a message belongs to one, above the form otherwise. The first invalid field
 * receives the focus.
 */
export function showFormErrors<Values extends FieldValues, Body>(
  form: ErrorTarget<Values, Body>,
  error: unknown,
): void {
  const paths = listPaths(form.getValues())
  const messages = error instanceof ApiError ? Object.entries(error.fields) : []
  const byField = new Map<string, string[]>()
  const others: string[] = []
  for (const [path, texts] of messages) {
    const field = findField(paths, path)
    if (field === undefined) {
      others.push(...texts)
    } else {
      byField.set(field, [...(byField.get(field) ?? []), ...texts])
    }
  }
  const wrong = paths.filter((path) => byField.has(path))
  for (const [place, path] of wrong.entries()) {
    const message = (byField.get(path) ?? []).join(' ')
    form.setError(path, { type: 'server', message }, { shouldFocus: place === 0 })
  }
  if (others.length > 0 || wrong.length === 0) {
    form.setError('root', { type: 'server', message: others.join(' ') || getMessage(error) })
  }
}

/** Every path into the values, in order: `price`, `benefits`, `benefits.0`. */
function listPaths<Values extends FieldValues>(values: Values): FieldPath<Values>[] {
  // TypeScript types keys as strings; each of these is a path into the values.
  return listKeys(values) as FieldPath<Values>[]
}

function listKeys(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) {
    return []
  }
  return Object.entries(value).flatMap(([key, inner]) => [prefix + key, ...listKeys(inner, `${prefix}${key}.`)])
}

/** The field with this path, or else the field that contains it: the error of `emails.1` is shown at a single field `emails`. */
function findField<Path extends string>(paths: readonly Path[], path: string): Path | undefined {
  return paths.find((known) => known === path) ?? paths.findLast((known) => path.startsWith(`${known}.`))
}

function getMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'That did not work. Try again.'
}
