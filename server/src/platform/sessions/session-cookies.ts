import type { FastifyReply } from 'fastify'

export const SESSION_COOKIE = 'marquee_session'
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** A session that nobody uses ends after 120 minutes (auth contract). */
const IDLE_SECONDS = 120 * 60
/** "Remember me" keeps it for 400 days, the most that browsers grant a cookie. */
const REMEMBERED_SECONDS = 400 * 24 * 60 * 60

interface CookieValues {
  token: string
  csrfToken: string
  isRemembered: boolean
}

/** Sends both cookies. The page reads XSRF-TOKEN and returns it as a header; the session's own cookie stays out of its reach. */
export function sendSessionCookies(reply: FastifyReply, values: CookieValues, isSecure: boolean): void {
  // The encoding is named because the plugin's own lets `+`, `/` and `=` through.
  const shared = { path: '/', sameSite: 'lax', secure: isSecure, encode: encodeURIComponent } as const
  reply.setCookie(SESSION_COOKIE, values.token, {
    ...shared,
    httpOnly: true,
    maxAge: lifetimeSeconds(values.isRemembered),
  })
  reply.setCookie(XSRF_COOKIE, values.csrfToken, { ...shared, maxAge: IDLE_SECONDS })
}

/** Seconds without a request after which a session ends. */
export function lifetimeSeconds(isRemembered: boolean): number {
  return isRemembered ? REMEMBERED_SECONDS : IDLE_SECONDS
}
