/**
 * Whether two contents mean the same. The server trims texts, so surrounding white space does not count;
 * neither does the order of an object's keys.
 */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') {
    return left.trim() === right.trim()
  }
  if (!isObject(left) || !isObject(right)) {
    return left === right
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return Array.isArray(left) === Array.isArray(right) && [...keys].every((key) => isSameContent(left[key], right[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
