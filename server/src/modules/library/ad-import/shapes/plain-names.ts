import { plainName } from '../column-names.ts'
import { type Columns, isObject } from './values.ts'

/** The same values under names in small letters with underscores, on every level: some tools write `adArchiveID`. */
export function withPlainNames(values: Columns): Columns {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [plainName(name), inside(value)]))
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(inside)
  }
  return isObject(value) ? withPlainNames(value) : value
}
