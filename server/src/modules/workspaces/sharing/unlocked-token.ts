import { createHmac, timingSafeEqual } from 'node:crypto'

interface LockedLink {
  token: string
  password_hash: string | null
  now: Date
  /** The key of the signature. */
  secret: string
}

const UNLOCKED_HOURS = 12
const RADIX = 36

/** The token of a link, from a token that may carry an entered password. */
export function readToken(token: string): string {
  return token.split('.')[0] ?? ''
}

/**
 * The token of a link whose password was entered: `token.expiry.signature`. It stands in addresses in the place of the plain token, so
 * that no cookie is needed. The signature covers the hash of the password, so that another password ends it.
 */
export function unlockToken(link: LockedLink): string {
  const expiry = Math.floor(link.now.getTime() / 1000) + UNLOCKED_HOURS * 60 * 60
  return `${link.token}.${expiry.toString(RADIX)}.${sign(link, expiry)}`
}

/** Whether the token carries the entered password of the link, and not for too long. */
export function isUnlocked(token: string, link: LockedLink): boolean {
  const [plain, expiryText = '', signature = ''] = token.split('.')
  const expiry = Number.parseInt(expiryText, RADIX)
  if (plain !== link.token || !(expiry * 1000 > link.now.getTime())) {
    return false
  }
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(link, expiry))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function sign({ token, password_hash, secret }: LockedLink, expiry: number): string {
  return createHmac('sha256', secret).update(`share-link|${token}|${expiry}|${password_hash}`).digest('base64url')
}
