/**
 * An address that every route can read. `%` signs that encode nothing count as the characters that they are, and NUL, which PostgreSQL cannot
 * store, as U+FFFD: such an address leads to what does not exist, and is answered as every other one of its route.
 * @param target the path of a request with its query, which stays as it is
 */
export function toReadableTarget(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1)
  const decodable = canDecode(path) ? path : path.replaceAll('%', '%25')
  return decodable.replaceAll('%00', '%EF%BF%BD') + target.slice(path.length)
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
