import type { z } from 'zod'
import type { NotApplied } from './filter-address.ts'

/** Reads one parameter by its schema; a value that does not fit is named and the default is taken. */
export function readOption<T>(
  parameters: URLSearchParams,
  name: string,
  schema: z.ZodType<T>,
  defaultValue: T,
  reason: string,
): { value: T; notApplied: NotApplied[] } {
  const given = parameters.get(name)
  if (given === null) {
    return { value: defaultValue, notApplied: [] }
  }
  const parsed = schema.safeParse(given)
  return parsed.success
    ? { value: parsed.data, notApplied: [] }
    : { value: defaultValue, notApplied: [{ name, value: given, reason }] }
}
