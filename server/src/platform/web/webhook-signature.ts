import { createHmac } from 'node:crypto'

/** The secret that signs a workspace's webhooks. It stays the same as long as the server's own secret does. */
export function getWebhookSecret(serverSecret: string, workspaceId: string): string {
  return createHmac('sha256', serverSecret).update(`webhook ${workspaceId}`).digest('hex')
}

/**
 * The value of the header `marquee-signature`: `t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`. The signature covers the time,
 * so that a receiver can refuse old requests.
 */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** Whether a webhook should be sent again: its server was not reached, is overloaded or failed. */
export function isTemporaryFailure(outcome: { status: number } | { isTemporary: boolean }): boolean {
  return 'isTemporary' in outcome ? outcome.isTemporary : outcome.status >= 500 || outcome.status === 429
}
