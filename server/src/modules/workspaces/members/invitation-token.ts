import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the link of an invitation. */
export function createInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. A plain hash is enough: nobody can guess 256 random bits. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
