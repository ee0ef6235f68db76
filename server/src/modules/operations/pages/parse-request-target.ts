/** What stands before the path in the absolute form of a request's target, as proxies are asked (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * Path and query of a request's target, with its dot segments resolved. The target is put behind an origin of ours instead of being
 * resolved against one: `//@` would be read as an origin of its own, and not even a valid one.
 * @param target as the client sent it, whatever that is; this never throws
 */
export function parseRequestTarget(target: string): URL {
  const path = target.replace(ORIGIN, '')
  return new URL(`http://page${path.startsWith('/') ? '' : '/'}${path}`)
}
