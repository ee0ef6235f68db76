import { createHmac } from 'node:crypto'
import { isSignedByOne, type SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'

interface LockedLink {
  token: string
  password_hash: string | null
  now: Date
  /** The keys of the signature. */
  secrets: SigningSecrets
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
  return `${link.token}.${expiry.toString(RADIX)}.${sign(link, expiry, link.secrets[0])}`
}

/** Whether the token carries the entered password of the link, and not for too long. */
export function isUnlocked(token: string, link: LockedLink): boolean {
  const [plain, expiryText = '', signature = ''] = token.split('.')
  const expiry = Number.parseInt(expiryText, RADIX)
  if (plain !== link.token || !(expiry * 1000 > link.now.getTime())) {
    return false
  }
  return isSignedByOne(link.secrets, signature, (secret) => sign(link, expiry, secret))
}

function sign({ token, password_hash }: LockedLink, expiry: number, secret: string): string {
  return createHmac('sha256', secret).update(`share-link|${token}|${expiry}|${password_hash}`).digest('base64url')
}
