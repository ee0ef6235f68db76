import { toFieldName } from '../column-names.ts'
import { type Columns, isObject } from './values.ts'

/**
 * The ads of an object that has them by their ids, as `{"901": {…}, "902": {…}}`, or by the names of their columns, as
 * `{"body": {"0": …, "1": …}}`; undefined for every other object.
 */
export function unfoldKeyed(row: Columns): Columns[] | undefined {
  const entries = Object.entries(row)
  const objects = entries.filter((entry): entry is [string, Record<string, unknown>] => isObject(entry[1]))
  if (objects.length === 0 || objects.length < entries.length) {
    return undefined
  }
  if (objects.every(([key]) => /^\d{3,}$/.test(key))) {
    return objects.map(([key, ad]) => (hasId(ad) ? ad : { external_id: key, ...ad }))
  }
  const places = Object.keys(objects[0]?.[1] ?? {})
  const isTable =
    places.length > 0 &&
    places.every((place, index) => place === String(index)) &&
    objects.every(([, column]) => '0' in column)
  return isTable
    ? places.map((place) => Object.fromEntries(objects.map(([name, column]) => [name, column[place]])))
    : undefined
}

function hasId(ad: Columns): boolean {
  return Object.keys(ad).some((name) => toFieldName(name) === 'external_id')
}
