import { isSameToken } from '../sessions/session-tokens.ts'

/** The secret that signs, then those that are accepted besides: the one before, or the next one. */
export type SigningSecrets = readonly [current: string, ...accepted: string[]]

/**
 * Whether one of the secrets made a signature.
 * @param sign gives what a secret would have made
 */
export function isSignedByOne(secrets: SigningSecrets, given: string, sign: (secret: string) => string): boolean {
  return secrets.some((secret) => isSameToken(given, sign(secret)))
}
