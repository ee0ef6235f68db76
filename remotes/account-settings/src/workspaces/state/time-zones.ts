/**
 * The time zones that the browser knows: none first, then UTC.
 * @param current is in the list whatever the browser calls it; null for none
 */
export function listTimeZones(current: string | null): { value: string; label: string }[] {
  const names = new Set(['UTC', ...(current === null ? [] : [current]), ...Intl.supportedValuesOf('timeZone')])
  const zones = [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  return [{ value: '', label: 'Not chosen: each member’s own' }, ...zones]
}
