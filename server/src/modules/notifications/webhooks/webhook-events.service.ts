import { type WebhookEventType, type WebhookFields, webhookBody } from '@marquee/contract/webhook-events'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createWebhookEndpointRepository, type Listener } from './webhook-endpoints.repository.ts'
import { createWebhookEventRepository } from './webhook-events.repository.ts'
import { sendDelivery } from './webhooks.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  appUrl: string
}

interface WebhookEvent<T extends WebhookEventType> {
  workspaceId: string
  type: T
  data: WebhookFields<T>
  /** The page that shows it, as `/brief/…`. */
  path: string
  /** Events with the same key within a minute are told once, at its end: each such event says no more than that something changed. */
  mergeKey?: string
}

/** So long before its first attempt a delivery takes no further change: the transaction of the change may end after the attempt. */
const MERGE_MARGIN_MS = 10_000

/** Tells the endpoints of workspaces what happens in them. */
export function createWebhookEventService({ db, clock, jobs, appUrl }: Dependencies) {
  return {
    /** The workspaces that listen to one of the events, and since when; for work that is done only for them. */
    listListeners: (types: readonly WebhookEventType[]): Promise<Listener[]> =>
      createWebhookEndpointRepository(db).listListeners(types),

    /**
     * Tells an event if and only if the transaction commits. It takes one statement for a workspace without an endpoint that
     * listens.
     */
    async tell<T extends WebhookEventType>(
      transaction: Database,
      { workspaceId, type, data, path, mergeKey }: WebhookEvent<T>,
    ): Promise<void> {
      const now = clock.now()
      const content = { type, timestamp: now.toISOString(), data: { ...data, url: `${appUrl}${path}` } }
      const dueAt = mergeKey === undefined ? now : new Date(now.getTime() + MINUTE_MS)
      const deliveries = await createWebhookEventRepository(transaction).insert({
        workspaceId,
        type,
        body: JSON.stringify(webhookBody(type).parse(content)),
        mergeKey: mergeKey ?? null,
        dueAt,
        mergedUntil: new Date(now.getTime() + MERGE_MARGIN_MS),
        now,
      })
      for (const delivery of deliveries) {
        await sendDelivery(jobs, delivery, { transaction, ...(mergeKey !== undefined && { startAfter: dueAt }) })
      }
    },
  }
}

export type WebhookEventService = ReturnType<typeof createWebhookEventService>
