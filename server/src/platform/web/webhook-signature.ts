import { createHmac } from 'node:crypto'
import type { SigningSecrets } from '../secrets/signing-secrets.ts'

/** The secret that signs a workspace's webhooks. It stays the same as long as the server's own secret does. */
export function getWebhookSecret(serverSecret: string, workspaceId: string): string {
  return createHmac('sha256', serverSecret).update(`webhook ${workspaceId}`).digest('hex')
}

/** The secrets that sign a workspace's webhooks while the server's own secret is replaced: a receiver may know any of them. */
export function listWebhookSecrets(serverSecrets: SigningSecrets, workspaceId: string): string[] {
  return serverSecrets.map((secret) => getWebhookSecret(secret, workspaceId))
}

/**
 * The value of the header `marquee-signature`: `t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, with a `v1` for each secret, as
 * Stripe does. The signature covers the time, so that a receiver can refuse old requests.
 */
export function signWebhook(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

/** Whether a webhook should be sent again: its server was not reached, is overloaded or failed. */
export function isTemporaryFailure(outcome: { status: number } | { isTemporary: boolean }): boolean {
  return 'isTemporary' in outcome ? outcome.isTemporary : outcome.status >= 500 || outcome.status === 429
}
