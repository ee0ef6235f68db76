/**
 * The name of a cookie of ours. Over HTTPS its prefix makes browsers refuse one that another host of the domain, or a connection
 * without encryption, has set (RFC 6265bis, 4.1.3.2); such a cookie has the path `/` and no domain.
 */
export function toCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
