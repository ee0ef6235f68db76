/**
 * The name of a cookie of ours. Over HTTPS its prefix makes browsers refuse one that another host of the domain, or a connection
 * without encryption, has set (RFC 6265bis, 4.1.3.2); such a cookie has the path `/` and no domain.
 * @param domain whose hosts share the cookie: it may be set by each of them, but by no connection without encryption
 */
export function toCookieName(name: string, isSecure: boolean, domain: string | null = null): string {
  if (!isSecure) {
    return name
  }
  return domain === null ? `__Host-${name}` : `__Secure-${name}`
}
