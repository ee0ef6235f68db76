import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for one another when they are typed. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** A new code: 49 random bits. It is worth nothing without the verifier, which never leaves the extension. */
export function createBrowserCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** The stored form of a code; case, spaces and hyphens of a typed one do not matter. */
export function hashBrowserCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex')
}

/** Whether a verifier belongs to a challenge (RFC 7636, section 4.6). */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}
