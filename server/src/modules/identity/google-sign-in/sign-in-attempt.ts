import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSignedByOne, type SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'

/** How long a user may take at the provider. */
export const ATTEMPT_SECONDS = 10 * 60

/** The state of a sign-in that the server needs when the browser comes back; the browser keeps it in the meantime. */
const signInAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  /** The PKCE verifier: proves to the provider that the client that asks for the tokens also began the sign-in. */
  codeVerifier: z.string(),
  /** A path of this site. */
  returnTo: z.string(),
  attribution: z.record(z.string(), z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
})
export type SignInAttempt = z.infer<typeof signInAttempt>

/** The attempt as a signed cookie value: only values that this server wrote are accepted when read. */
export function sealAttempt(attempt: SignInAttempt, secret: string): string {
  const content = Buffer.from(JSON.stringify(attempt)).toString('base64url')
  return `${content}.${sign(content, secret)}`
}

/** @returns null for a cookie that is missing, expired or not from this server */
export function openAttempt(cookie: string | undefined, secrets: SigningSecrets, now: Date): SignInAttempt | null {
  const [content = ''] = cookie?.split('.', 1) ?? []
  if (cookie === undefined || !isSignedByOne(secrets, cookie, (secret) => `${content}.${sign(content, secret)}`)) {
    return null
  }
  const attempt = signInAttempt.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return attempt.expiresAt > now.getTime() ? attempt : null
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`google-sign-in ${content}`).digest('base64url')
}
