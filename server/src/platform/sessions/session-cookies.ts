import type { FastifyReply } from 'fastify'
import { DAY_SECONDS } from '../clock.ts'
import { toCookieName } from '../http/cookie-name.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'

/** A session that nobody uses ends after 120 minutes (auth contract). */
const IDLE_SECONDS = 120 * 60
/** "Remember me" keeps it for 400 days, the most that browsers grant a cookie. */
const REMEMBERED_SECONDS = 400 * DAY_SECONDS

interface CookieValues {
  token: string
  csrfToken: string
  expiresAt: Date
}

/** Where the cookies go. */
export interface CookieScope {
  /** The product is reached over HTTPS: cookies are sent over nothing else. */
  isSecure: boolean
  /** The domain whose hosts get the cookies; null: this host alone. */
  cookieDomain: string | null
}

/** The name of the cookie that holds the session's token. */
export function sessionCookieName({ isSecure, cookieDomain }: CookieScope): string {
  return toCookieName('marquee_session', isSecure, cookieDomain)
}

/**
 * Sends both cookies. The page reads XSRF-TOKEN and returns it as a header; the session's own cookie stays out of its reach. The answer has
 * the token as a header too, because some browsers show a page the cookie only after the answer (decision 79).
 */
export function sendSessionCookies(reply: FastifyReply, values: CookieValues, now: Date, scope: CookieScope): void {
  // The encoding is named because the plugin's own lets `+`, `/` and `=` through.
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: scope.isSecure,
    encode: encodeURIComponent,
    ...(scope.cookieDomain !== null && { domain: scope.cookieDomain }),
  } as const
  reply.setCookie(sessionCookieName(scope), values.token, {
    ...shared,
    httpOnly: true,
    maxAge: Math.ceil((values.expiresAt.getTime() - now.getTime()) / 1000),
  })
  reply.header('x-xsrf-token', values.csrfToken)
  reply.setCookie(XSRF_COOKIE, values.csrfToken, { ...shared, maxAge: IDLE_SECONDS })
}

/** When a session ends that is used now. A remembered one ends as long after it began, however much it is used. */
export function sessionEnd({ isRemembered, createdAt }: { isRemembered: boolean; createdAt: Date }, now: Date): Date {
  return isRemembered
    ? new Date(createdAt.getTime() + REMEMBERED_SECONDS * 1000)
    : new Date(now.getTime() + IDLE_SECONDS * 1000)
}
