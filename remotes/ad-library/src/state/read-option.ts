import type { NotApplied } from './filter-address.ts'

/** The part of a zod schema that reading a single value needs. */
interface ValueSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/** Reads one parameter by its schema; an invalid value is reported and replaced by the default. */
export function readOption<T>(
  parameters: URLSearchParams,
  name: string,
  schema: ValueSchema<T>,
  defaultValue: NoInfer<T>,
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
