/**
 * The time zones that the browser knows, UTC first.
 * @param current is in the list whatever the browser calls it
 */
export function listTimeZones(current: string): { value: string; label: string }[] {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])
  return [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
