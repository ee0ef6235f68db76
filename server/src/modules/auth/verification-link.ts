import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Links live an hour (auth contract). */
const LIFETIME_SECONDS = 60 * 60

interface Link {
  userId: string
  emailHash: string
  /** Unix time in seconds, as it stands in the address. */
  expires: string
}

/** SHA-1 of the address, as Laravel puts it into the link: it names the address, it protects nothing. */
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
  return `${pathOf(link)}?expires=${link.expires}&signature=${sign(link, secret)}`
}

/** Whether we made the link and it has not expired. */
export function isLinkValid(link: Link, signature: string, secret: string, now: Date): boolean {
  const expected = Buffer.from(sign(link, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && !isExpired(link.expires, now)
}

function isExpired(expires: string, now: Date): boolean {
  return Number(expires) * 1000 <= now.getTime()
}

function sign(link: Link, secret: string): string {
  return createHmac('sha256', secret)
    .update(`verify-email ${pathOf(link)}?expires=${link.expires}`)
    .digest('hex')
}

function pathOf({ userId, emailHash }: Link): string {
  return `/email/verify/${userId}/${emailHash}`
}
