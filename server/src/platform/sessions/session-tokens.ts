import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for the session's cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 256 random bits in plain base64, whose `+`, `/` and `=` make the cookie's URL encoding visible, as Laravel's value does. */
export function newCsrfToken(): string {
  return randomBytes(32).toString('base64')
}

/** The stored form of a token. A plain hash is enough, because 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares two secrets in constant time. */
export function isSameToken(first: string, second: string): boolean {
  return timingSafeEqual(createHash('sha256').update(first).digest(), createHash('sha256').update(second).digest())
}
