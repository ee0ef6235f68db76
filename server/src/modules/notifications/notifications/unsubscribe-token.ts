import { createHmac } from 'node:crypto'
import { notificationKind, type NotificationKind } from '@marquee/contract/notifications'
import { z } from 'zod'
import { isSignedByOne, type SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'

export interface Subscription {
  userId: string
  workspaceId: string
  kind: NotificationKind
}

const subscription = z.tuple([z.uuid(), z.uuid(), notificationKind])

/** The token in a mail that permits unsubscribing without signing in. It never expires, because mails are kept for years. */
export function createUnsubscribeToken({ userId, workspaceId, kind }: Subscription, secret: string): string {
  const payload = Buffer.from(JSON.stringify([userId, workspaceId, kind])).toString('base64url')
  return `${payload}.${sign(payload, secret)}`
}

/** Null for a token that the server did not make. */
export function readUnsubscribeToken(token: string, secrets: SigningSecrets): Subscription | null {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSignedByOne(secrets, signature, (secret) => sign(payload, secret))) {
    return null
  }
  const parsed = subscription.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return parsed.success ? { userId: parsed.data[0], workspaceId: parsed.data[1], kind: parsed.data[2] } : null
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest('base64url')
}
