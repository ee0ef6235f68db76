/** The `code` of an error of Node, of a driver or of a plugin, such as `ENOENT` or `23505`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}
