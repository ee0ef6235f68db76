import { WEBHOOK_DAYS } from '@marquee/contract/webhooks'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createWebhookDeliveryRepository } from './webhook-deliveries.repository.ts'
import { createWebhookEventRepository } from './webhook-events.repository.ts'
import { createWebhookSendingRepository } from './webhook-sending.repository.ts'
import { sendDelivery } from './webhooks.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
}

interface Resending {
  since: Date
  before: Date
  signal: AbortSignal
}

/** Deliveries of one endpoint that one look at what is due sends; the next look is a minute later. */
const DUE_OF_ENDPOINT = 200
const RESENT_AT_ONCE = 500

/** The deliveries that wait, those that have failed, and those that are too old. */
export function createWebhookBacklog({ db, clock, jobs }: Dependencies) {
  return {
    /** Sends the jobs of deliveries that are due. @param signal stops the work after the current delivery */
    async sendDue(signal: AbortSignal): Promise<void> {
      const due = await createWebhookSendingRepository(db).listDue(clock.now(), DUE_OF_ENDPOINT)
      for (const delivery of due) {
        if (signal.aborted) {
          return
        }
        await sendDelivery(jobs, delivery)
      }
    },

    /** Has the deliveries of an endpoint that failed sent again, in parts. */
    async resendFailed(endpointId: string, { since, before, signal }: Resending): Promise<void> {
      const deliveries = createWebhookDeliveryRepository(db)
      let count = RESENT_AT_ONCE
      while (count === RESENT_AT_ONCE && !signal.aborted) {
        count = await deliveries.resendFailed(endpointId, { since, before, limit: RESENT_AT_ONCE, now: clock.now() })
      }
    },

    /** Removes what is no longer kept. */
    removeOld: (): Promise<void> =>
      createWebhookEventRepository(db).removeOlderThan(new Date(clock.now().getTime() - WEBHOOK_DAYS * DAY_MS)),
  }
}

export type WebhookBacklog = ReturnType<typeof createWebhookBacklog>
