import type { HandlerInput } from '@marquee/contract/endpoint'
import { WEBHOOK_TEST } from '@marquee/contract/webhook-events'
import type {
  listWebhookDeliveries,
  resendFailedWebhooks,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '@marquee/contract/webhooks'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { presentAttempt, presentDelivery } from './present-webhooks.ts'
import { createWebhookDeliveryRepository, type ListedDelivery } from './webhook-deliveries.repository.ts'
import { createWebhookEndpointRepository } from './webhook-endpoints.repository.ts'
import { createWebhookEventRepository } from './webhook-events.repository.ts'
import { sendDelivery, resendFailed } from './webhooks.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  appUrl: string
}

/** The log of deliveries, and how they are sent again. Every function answers 404 for an id of another workspace. */
export function createWebhookDeliveryService({ db, clock, jobs, appUrl }: Dependencies) {
  async function get({ workspaceId }: Actor, id: string): Promise<ListedDelivery> {
    return required(await createWebhookDeliveryRepository(db).find(workspaceId, id), 'delivery')
  }

  /** @throws DomainError 404; 409 `endpoint_off` */
  async function requireOn(transaction: Database, { workspaceId }: Actor, endpointId: string): Promise<void> {
    const endpoint = required(
      await createWebhookEndpointRepository(transaction).find(workspaceId, endpointId),
      'webhook endpoint',
    )
    if (!endpoint.is_on) {
      throw conflict('This endpoint is off. Switch it on first.', 'endpoint_off')
    }
  }

  return {
    /** A page of the log, newest first. @throws DomainError 422 for a cursor that is not ours */
    async list({ workspaceId }: Actor, query: HandlerInput<typeof listWebhookDeliveries>['query']) {
      const { endpoint_id, state, type, cursor, limit } = query
      const rows = await createWebhookDeliveryRepository(db).list(workspaceId, {
        endpointId: endpoint_id,
        state,
        type,
        after: decodeCursor(newestPosition, cursor),
        limit: limit + 1,
      })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: page.map(presentDelivery), meta: { next_cursor } }
    },

    /** @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<WebhookDeliveryDetails> {
      const row = await get(actor, id)
      const deliveries = createWebhookDeliveryRepository(db)
      const [body, attempts] = await Promise.all([
        deliveries.getBody(actor.workspaceId, row.event_id),
        deliveries.listAttempts(id),
      ])
      return { ...presentDelivery(row), body, attempts: attempts.map(presentAttempt) }
    },

    /** Sends a delivery again at once, once for a key. @throws DomainError 404; 409 while the endpoint is off */
    async resend(actor: Actor, id: string, key: string): Promise<WebhookDelivery> {
      const { endpoint_id } = await get(actor, id)
      await db.transaction().execute(async (transaction) => {
        await requireOn(transaction, actor, endpoint_id)
        if (await createWebhookDeliveryRepository(transaction).resend(actor.workspaceId, id, key, clock.now())) {
          await sendDelivery(jobs, { id, endpoint_id }, { transaction })
        }
      })
      return presentDelivery(await get(actor, id))
    },

    /** Has failed deliveries sent again in the background, once for a key. @throws DomainError 404; 409 while the endpoint is off */
    resendFailed(
      actor: Actor,
      endpointId: string,
      { since, idempotency_key }: HandlerInput<typeof resendFailedWebhooks>['body'],
    ): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        await requireOn(transaction, actor, endpointId)
        const endpoints = createWebhookEndpointRepository(transaction)
        if (await endpoints.takeResendKey(actor.workspaceId, endpointId, idempotency_key)) {
          const data = { endpoint_id: endpointId, since, before: clock.now().toISOString() }
          await jobs.send(resendFailed, data, { transaction })
        }
      })
    },

    /** Sends a test event to an endpoint at once, once for a key. @throws DomainError 404; 409 while the endpoint is off */
    async test(actor: Actor, endpointId: string, key: string): Promise<WebhookDelivery> {
      const { workspaceId } = actor
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        await requireOn(transaction, actor, endpointId)
        const data = { endpoint_id: endpointId, url: `${appUrl}/account-settings/webhooks` }
        const id = await createWebhookEventRepository(transaction).insertTest({
          workspaceId,
          endpointId,
          type: WEBHOOK_TEST,
          body: JSON.stringify({ type: WEBHOOK_TEST, timestamp: now.toISOString(), data }),
          idempotencyKey: key,
          now,
        })
        await (id !== undefined && sendDelivery(jobs, { id, endpoint_id: endpointId }, { transaction }))
      })
      return presentDelivery(
        required(await createWebhookDeliveryRepository(db).findByKey(workspaceId, endpointId, key), 'delivery'),
      )
    },
  }
}

export type WebhookDeliveryService = ReturnType<typeof createWebhookDeliveryService>
