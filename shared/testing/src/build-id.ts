/** A valid id from a number: the same number gives the same id, in every run. `kind` separates the ids of different entities. */
export function buildId(number: number, kind = 0): string {
  const digits = (value: number, length: number): string => value.toString(16).padStart(length, '0')
  return `01890000-${digits(kind, 4)}-7000-8000-${digits(number, 12)}`
}
