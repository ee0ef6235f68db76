import { createHash, createHmac } from 'node:crypto'
import { isSignedByOne, type SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'

/** Links are valid for one hour (auth contract). */
const LIFETIME_SECONDS = 60 * 60

interface Link {
  userId: string
  emailHash: string
  /** Unix time in seconds, as in the link's query. */
  expires: string
}

/** SHA-1 of the address, as in Laravel's links: it identifies the address and protects nothing. */
export function hashEmail(email: string): string {
  return createHash('sha1').update(email).digest('hex')
}

/** Path and query of the link that verifies this address. */
export function verificationPath(user: { id: string; email: string }, secret: string, now: Date): string {
  const link = {
    userId: user.id,
    emailHash: hashEmail(user.email),
    expires: String(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS),
  }
  return signedPath(link, secret)
}

/**
 * Whether the server signed the link and it has not expired.
 * @param target path and query as they were requested: any addition to the signed text makes the link invalid
 */
export function isLinkValid(target: string, secrets: SigningSecrets, now: Date): boolean {
  const [, userId, emailHash, expires] = LINK.exec(target) ?? []
  if (userId === undefined || emailHash === undefined || expires === undefined) {
    return false
  }
  const link = { userId, emailHash, expires }
  return isSignedByOne(secrets, target, (secret) => signedPath(link, secret)) && !isExpired(expires, now)
}

const LINK = /^\/email\/verify\/([^/?]+)\/([^/?]+)\?expires=(\d{1,20})&/

function isExpired(expires: string, now: Date): boolean {
  return Number(expires) * 1000 <= now.getTime()
}

function signedPath(link: Link, secret: string): string {
  return `${toPath(link)}?expires=${link.expires}&signature=${sign(link, secret)}`
}

function sign(link: Link, secret: string): string {
  return createHmac('sha256', secret)
    .update(`verify-email ${toPath(link)}?expires=${link.expires}`)
    .digest('hex')
}

function toPath({ userId, emailHash }: Link): string {
  return `/email/verify/${userId}/${emailHash}`
}
