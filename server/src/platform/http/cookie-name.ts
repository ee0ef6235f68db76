/**
 * The name of one of our cookies. Over HTTPS, its prefix makes browsers refuse a cookie that was set by another host of the
 * domain, or over a connection without encryption (RFC 6265bis, 4.1.3.2); such a cookie has the path `/` and no domain.
 * @param domain the domain whose hosts share the cookie: each of them may set it, but no connection without encryption may
 */
export function toCookieName(name: string, isSecure: boolean, domain: string | null = null): string {
  if (!isSecure) {
    return name
  }
  return domain === null ? `__Host-${name}` : `__Secure-${name}`
}
