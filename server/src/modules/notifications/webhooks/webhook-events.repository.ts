import type { WebhookEventType } from '@marquee/contract/webhook-events'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface NewEvent {
  workspaceId: string
  type: WebhookEventType
  body: string
  /** Null: every event is told. */
  mergeKey: string | null
  /** When the first attempt is made. */
  dueAt: Date
  /** A delivery that is due until then may be on its way, so nothing is merged into it. */
  mergedUntil: Date
  now: Date
}

interface NewTest {
  workspaceId: string
  endpointId: string
  type: string
  body: string
  idempotencyKey: string
  now: Date
}

/** The SQL that writes events, with a delivery for each endpoint that they go to. */
export function createWebhookEventRepository(db: Database) {
  return {
    /**
     * Writes an event for the endpoints of the workspace that listen to it; nothing without one.
     * @returns the deliveries
     */
    async insert({ workspaceId, type, body, mergeKey, dueAt, mergedUntil, now }: NewEvent) {
      // An endpoint that is deleted meanwhile is left out, so that the change that is told never fails with it.
      const { rows } = await sql<{ id: string; endpoint_id: string }>`
        with listening as materialized (
          select id from webhook_endpoints
          where workspace_id = ${workspaceId} and is_on and ${type} = any(event_types) and not exists (
            select from webhook_deliveries as waiting
            where waiting.endpoint_id = webhook_endpoints.id and merge_key = ${mergeKey}
              and state = 'waiting' and attempts_made = 0 and next_attempt_at > ${mergedUntil}
          ) for key share
        ), event as (
          insert into webhook_events (workspace_id, type, body, created_at)
          select ${workspaceId}, ${type}, ${body}, ${now} where exists (select from listening) returning id
        )
        insert into webhook_deliveries
          (workspace_id, endpoint_id, event_id, type, state, next_attempt_at, merge_key, created_at, updated_at)
        select ${workspaceId}, listening.id, event.id, ${type}, 'waiting', ${dueAt}, ${mergeKey}, ${now}, ${now}
        from listening cross join event returning id, endpoint_id
      `.execute(db)
      return rows
    },

    /** Writes a test event for one endpoint, once for a key. @returns the id of the delivery; undefined for a key that was used */
    async insertTest({
      workspaceId,
      endpointId,
      type,
      body,
      idempotencyKey,
      now,
    }: NewTest): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        with event as (
          insert into webhook_events (workspace_id, type, body, created_at)
          select ${workspaceId}, ${type}, ${body}, ${now} where not exists (
            select from webhook_deliveries where endpoint_id = ${endpointId} and idempotency_key = ${idempotencyKey}
          ) returning id
        )
        insert into webhook_deliveries
          (workspace_id, endpoint_id, event_id, type, state, next_attempt_at, idempotency_key, created_at, updated_at)
        select ${workspaceId}, ${endpointId}, id, ${type}, 'waiting', ${now}, ${idempotencyKey}, ${now}, ${now} from event
        on conflict (endpoint_id, idempotency_key) do nothing returning id
      `.execute(db)
      return rows[0]?.id
    },

    /** Removes events with their deliveries. */
    async removeOlderThan(time: Date): Promise<void> {
      await sql`delete from webhook_events where created_at < ${time}`.execute(db)
    },
  }
}
