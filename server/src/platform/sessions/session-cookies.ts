import type { FastifyReply } from 'fastify'
import { DAY_SECONDS } from '../clock.ts'
import { toCookieName } from '../http/cookie-name.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'

/** An unused session ends after 120 minutes (auth contract). */
const IDLE_SECONDS = 120 * 60
/** "Remember me" keeps a session for 400 days, the maximum that browsers allow for a cookie. */
const REMEMBERED_SECONDS = 400 * DAY_SECONDS

interface CookieValues {
  token: string
  csrfToken: string
  expiresAt: Date
}

/** The scope of the cookies. */
export interface CookieScope {
  /** Whether the product is reached over HTTPS: then cookies are sent only over HTTPS. */
  isSecure: boolean
  /** The domain whose hosts get the cookies; null: only this host. */
  cookieDomain: string | null
}

/** The name of the cookie that holds the session's token. */
export function sessionCookieName({ isSecure, cookieDomain }: CookieScope): string {
  return toCookieName('marquee_session', isSecure, cookieDomain)
}

/**
 * Sends both cookies. The page reads XSRF-TOKEN and returns it as a header; it cannot read the session cookie itself. The answer
 * also has the token as a header, because some browsers make the cookie available to the page only after the answer (decision
 * 79).
 */
export function sendSessionCookies(reply: FastifyReply, values: CookieValues, now: Date, scope: CookieScope): void {
  // The encoding is given because the plugin's default does not encode `+`, `/` and `=`.
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

/** The end of a session that is used now. A remembered session ends a fixed time after its start, no matter how much it is used. */
export function sessionEnd({ isRemembered, createdAt }: { isRemembered: boolean; createdAt: Date }, now: Date): Date {
  return isRemembered
    ? new Date(createdAt.getTime() + REMEMBERED_SECONDS * 1000)
    : new Date(now.getTime() + IDLE_SECONDS * 1000)
}
