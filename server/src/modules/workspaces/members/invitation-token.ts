import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the link of an invitation. */
export function createInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. A plain hash is enough, because 256 random bits cannot be guessed. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
