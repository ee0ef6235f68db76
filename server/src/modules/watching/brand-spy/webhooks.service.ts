import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { PostPublic } from '../../../platform/web/post-public.ts'
import { createBrandAlertRepository } from './brand-alerts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  postPublic: PostPublic
  appUrl: string
  /** The server secret, from which the workspaces' secrets are derived. */
  secret: string
}

const TIMEOUT_MS = 10_000

/** Sends alerts to webhook addresses that members entered. */
export function createWebhookService({ db, clock, postPublic, appUrl, secret }: Dependencies) {
  function getSecret(workspaceId: string): string {
    return createHmac('sha256', secret).update(`webhook ${workspaceId}`).digest('hex')
  }

  return {
    /** The secret that signs a workspace's webhooks. It stays the same as long as the server's own secret does. */
    getSecret,

    /**
     * Sends one alert. The header `marquee-signature` is `t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`.
     * @throws Error when a later retry may succeed
     */
    async deliver(alertId: string): Promise<void> {
      const alert = await createBrandAlertRepository(db).findForWebhook(alertId)
      if (alert === undefined) {
        return
      }
      const body = JSON.stringify({
        id: alert.id,
        type: `brand.${alert.kind}`,
        created_at: alert.created_at.toISOString(),
        brand: { id: alert.brand_id, name: alert.brand_name, url: `${appUrl}/brand-spy/${alert.brand_id}` },
        ads_count: alert.ads_count,
        ...(alert.kind === 'changes' && { pages_count: alert.pages_count }),
        ad_ids: alert.ad_ids,
      })
      const headers = {
        'marquee-delivery': alert.id,
        'marquee-signature': signWebhook(body, getSecret(alert.workspace_id), clock.now()),
      }
      const outcome = await postPublic(alert.webhook_url, { body, headers, timeoutMs: TIMEOUT_MS })
      if ('problem' in outcome ? outcome.isTemporary : outcome.status >= 500 || outcome.status === 429) {
        throw new Error(
          'problem' in outcome ? outcome.problem : `The webhook's server answered with ${outcome.status}.`,
        )
      }
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>

/** The signature covers the time, so that a receiver can refuse old requests. */
function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
