import type { WebhookDeliveryState } from '@marquee/contract/webhooks'
import type { WebhookMessageType } from '@marquee/contract/webhook-events'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type DeliveryRow = Selectable<Tables['webhook_deliveries']>
export type ListedDelivery = DeliveryRow & { attempts_count: number }
export type AttemptRow = Selectable<Tables['webhook_attempts']>

interface DeliveryFilters {
  endpointId: string | undefined
  state: WebhookDeliveryState | undefined
  type: WebhookMessageType | undefined
  after: NewestPosition | null
  limit: number
}

const SHOWN_ATTEMPTS = 50

/** The SQL of deliveries as members see them. Every function names the workspace. */
export function createWebhookDeliveryRepository(db: Database) {
  function deliveries(workspaceId: string) {
    return db
      .selectFrom('webhook_deliveries')
      .selectAll('webhook_deliveries')
      .select(
        sql<number>`(select count(*)::integer from webhook_attempts where delivery_id = webhook_deliveries.id)`.as(
          'attempts_count',
        ),
      )
      .where('workspace_id', '=', workspaceId)
  }

  return {
    /** The newest first. */
    async list(
      workspaceId: string,
      { endpointId, state, type, after, limit }: DeliveryFilters,
    ): Promise<ListedDelivery[]> {
      let query = deliveries(workspaceId)
      if (endpointId !== undefined) {
        query = query.where('endpoint_id', '=', endpointId)
      }
      if (state !== undefined) {
        query = query.where('state', '=', state)
      }
      if (type !== undefined) {
        query = query.where('type', '=', type)
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      return await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    find: (workspaceId: string, id: string): Promise<ListedDelivery | undefined> =>
      deliveries(workspaceId).where('id', '=', id).executeTakeFirst(),

    findByKey: (workspaceId: string, endpointId: string, key: string): Promise<ListedDelivery | undefined> =>
      deliveries(workspaceId)
        .where('endpoint_id', '=', endpointId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    async getBody(workspaceId: string, eventId: string): Promise<string> {
      const { body } = await db
        .selectFrom('webhook_events')
        .select('body')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow()
      return body
    },

    /** The attempts of a delivery that the caller may see, newest first. */
    listAttempts: (deliveryId: string): Promise<AttemptRow[]> =>
      db
        .selectFrom('webhook_attempts')
        .selectAll()
        .where('delivery_id', '=', deliveryId)
        .orderBy('id', 'desc')
        .limit(SHOWN_ATTEMPTS)
        .execute(),

    /** Has a delivery sent again at once, once for a key. @returns whether this request did */
    async resend(workspaceId: string, id: string, key: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_deliveries')
        .set({ state: 'waiting', attempts_made: 0, next_attempt_at: now, resend_key: key, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('resend_key', 'is distinct from', key)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /**
     * Has up to `limit` deliveries of an endpoint sent again that were made since a moment and failed before another one.
     * @returns their number
     */
    async resendFailed(
      endpointId: string,
      { since, before, limit, now }: { since: Date; before: Date; limit: number; now: Date },
    ): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_deliveries')
        .set({ state: 'waiting', attempts_made: 0, next_attempt_at: now, updated_at: now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhook_deliveries')
            .select('id')
            .where('endpoint_id', '=', endpointId)
            .where('state', '=', 'failed')
            .where('created_at', '>=', since)
            .where('updated_at', '<=', before)
            .orderBy('created_at')
            .limit(limit),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
