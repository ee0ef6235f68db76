import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { PostPublic } from '../../../platform/web/post-public.ts'
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import {
  getWebhookSecret,
  isTemporaryFailure,
  listWebhookSecrets,
  signWebhook,
} from '../../../platform/web/webhook-signature.ts'
import { createBrandAlertRepository } from './brand-alerts.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  postPublic: PostPublic
  appUrl: string
  /** The server's secrets, from which the workspaces' secrets are derived. */
  secrets: SigningSecrets
}

const TIMEOUT_MS = 10_000

/** Sends alerts to webhook addresses that members entered. */
export function createWebhookService({ db, clock, postPublic, appUrl, secrets }: Dependencies) {
  const getSecret = (workspaceId: string) => getWebhookSecret(secrets[0], workspaceId)

  return {
    /** The secret that signs a workspace's webhooks. It stays the same as long as the server's own secret does. */
    getSecret,

    /**
     * Sends one alert.
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
        'marquee-signature': signWebhook(body, listWebhookSecrets(secrets, alert.workspace_id), clock.now()),
      }
      const outcome = await postPublic(alert.webhook_url, { body, headers, timeoutMs: TIMEOUT_MS })
      if (isTemporaryFailure(outcome)) {
        throw new Error(
          'problem' in outcome ? outcome.problem : `The webhook's server answered with ${outcome.status}.`,
        )
      }
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>
