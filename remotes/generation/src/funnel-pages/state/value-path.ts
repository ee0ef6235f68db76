/**
 * Reads the value at a path such as `items.2.title`.
 * @returns undefined when there is none
 */
export function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined), value)
}

/**
 * The same value with another value at the path. Parts beside the path stay the same objects; a path that does not exist changes nothing.
 */
export function writePath(value: unknown, path: string, next: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  if (!isObject(value) || !Object.hasOwn(value, key)) {
    return value
  }
  const inner = rest.length === 0 ? next : writePath(value[key], rest.join('.'), next)
  if (inner === value[key]) {
    return value
  }
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? inner : item))
    : { ...value, [key]: inner }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
