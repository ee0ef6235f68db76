import type { Database } from '../../../platform/database/database.ts'
import type { DirectWebhooks } from '../../notifications/notifications.public.ts'
import { createBrandAlertRepository } from './brand-alerts.repository.ts'

interface Dependencies {
  db: Database
  appUrl: string
  directWebhooks: Pick<DirectWebhooks, 'post'>
}

/** Sends alerts to webhook addresses that members entered. */
export function createWebhookService({ db, appUrl, directWebhooks }: Dependencies) {
  return {
    /**
     * Sends one alert.
     * @throws Error when a later retry may succeed
     */
    async deliver(alertId: string): Promise<void> {
      const alert = await createBrandAlertRepository(db).findForWebhook(alertId)
      if (alert === undefined) {
        return
      }
      const { id, workspace_id: workspaceId, webhook_url: address } = alert
      const body = JSON.stringify({
        id,
        type: `brand.${alert.kind}`,
        created_at: alert.created_at.toISOString(),
        brand: { id: alert.brand_id, name: alert.brand_name, url: `${appUrl}/brand-spy/${alert.brand_id}` },
        ads_count: alert.ads_count,
        ...(alert.kind === 'changes' && { pages_count: alert.pages_count }),
        ad_ids: alert.ad_ids,
      })
      await directWebhooks.post({ workspaceId, id, address, body })
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>
