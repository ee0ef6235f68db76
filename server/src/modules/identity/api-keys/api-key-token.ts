import { createHash, randomBytes } from 'node:crypto'

const PREFIX_LENGTH = 9

/** A new key: 256 random bits. Its prefix lets scanners for leaked secrets recognise it. */
export function createApiKeyToken(): { token: string; prefix: string; hash: string } {
  const token = `mq_${randomBytes(32).toString('base64url')}`
  return { token, prefix: token.slice(0, PREFIX_LENGTH), hash: hashApiKey(token) }
}

/** The stored form of a key. The key is random, so a slow hash is not needed. */
export function hashApiKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The key of an `Authorization: Bearer` header; null when there is none. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer +(mq_[\w-]{20,100})$/i.exec(header ?? '')?.[1] ?? null
}
