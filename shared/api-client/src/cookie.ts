interface CookieOptions {
  /** Default 1. */
  days?: number
  path?: string
  sameSite?: 'Lax' | 'Strict' | 'None'
}

/** The decoded value of a cookie, or null. A value that is not valid URL encoding is returned as it is. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...rest] = part.split('=')
    if (key === name) {
      return decoded(rest.join('='))
    }
  }
  return null
}

/** Sets a cookie, by default for one day with path `/` and SameSite Lax (specification, section 9). */
export function writeCookie(
  name: string,
  value: string,
  { days = 1, path = '/', sameSite = 'Lax' }: CookieOptions = {},
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=${path}; SameSite=${sameSite}${secure}`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
