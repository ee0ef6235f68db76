/** The part before the path in the absolute form of a request target, which clients send to proxies (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * Path and query of a request target, with its dot segments resolved. The target is appended to an origin of ours instead of being
 * resolved against it: `//@` would be parsed as an origin of its own, and as an invalid one.
 * @param target as the client sent it, valid or not; this function never throws
 */
export function parseRequestTarget(target: string): URL {
  const path = target.replace(ORIGIN, '')
  return new URL(`http://page${path.startsWith('/') ? '' : '/'}${path}`)
}
