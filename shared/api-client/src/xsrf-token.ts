import { readCookie } from './cookie.ts'

const COOKIE = 'XSRF-TOKEN'
/** The header that repeats the cookie, in requests and in answers that set the cookie. */
const HEADER = 'x-xsrf-token'

let answered: { token: string; cookieBefore: string | null } | null = null

/** Keeps the token of an answer, because WebKit makes the cookie readable only some milliseconds after the answer that sets it. */
export function keepXsrfToken(headers: Pick<Headers, 'get'>): void {
  const token = headers.get(HEADER)
  if (token !== null) {
    answered = { token, cookieBefore: readCookie(COOKIE) }
  }
}

/**
 * @returns the header of the next request. The token of the last answer is used until the cookie changes, through that answer or in another
 * tab.
 */
export function xsrfHeader(): Record<string, string> {
  const cookie = readCookie(COOKIE)
  if (answered !== null && answered.cookieBefore !== cookie) {
    answered = null
  }
  const token = answered?.token ?? cookie
  return token === null ? {} : { [HEADER]: token }
}
