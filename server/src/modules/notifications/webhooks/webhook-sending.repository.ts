import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Delivery = Selectable<Tables['webhook_deliveries']>
type Endpoint = Selectable<Tables['webhook_endpoints']>

/** An endpoint that has timed out so often in a row is asked once in a while only, for one delivery and a shorter time. */
export const MOST_TIMEOUTS = 3

/** A delivery whose attempt is made now, with its endpoint. */
export type ClaimedDelivery = Pick<Delivery, 'id' | 'workspace_id' | 'endpoint_id' | 'event_id' | 'attempts_made'> &
  Pick<
    Endpoint,
    | 'url'
    | 'is_on'
    | 'timeouts_in_row'
    | 'sealed_secret'
    | 'credential_key_id'
    | 'sealed_earlier_secret'
    | 'earlier_credential_key_id'
    | 'earlier_secret_until'
  > & { body: string }

interface Failure {
  now: Date
  recent: Date
  isTimeout: boolean
}

export type EndedAttempt = Pick<Delivery, 'state' | 'attempts_made' | 'next_attempt_at'>

/** The SQL of deliveries on their way, of all workspaces. */
export function createWebhookSendingRepository(db: Database) {
  return {
    /**
     * Takes a due delivery, so that no other process makes the same attempt. An endpoint with too many time-outs is taken
     * with it, so that none of its deliveries is attempted before `until`.
     * @param until when the attempt counts as lost and is made again
     * @returns undefined when the delivery or its endpoint is not due, or another process has it
     */
    async claim(id: string, { now, until }: { now: Date; until: Date }): Promise<ClaimedDelivery | undefined> {
      const { rows } = await sql<ClaimedDelivery>`
        with hanging as (
          update webhook_endpoints set next_asked_at = ${until}
          where timeouts_in_row >= ${MOST_TIMEOUTS} and (next_asked_at is null or next_asked_at <= ${now}) and id = (
            select endpoint_id from webhook_deliveries where id = ${id} and state = 'waiting' and next_attempt_at <= ${now}
          ) returning id
        )
        update webhook_deliveries as delivery set next_attempt_at = ${until}
        from webhook_events as event, webhook_endpoints as endpoint
        where delivery.id = ${id} and delivery.state = 'waiting' and delivery.next_attempt_at <= ${now}
          and event.id = delivery.event_id and endpoint.id = delivery.endpoint_id
          and (timeouts_in_row < ${MOST_TIMEOUTS} or exists (select from hanging))
        returning delivery.id, delivery.workspace_id, endpoint_id, event_id, attempts_made, body, url, is_on, timeouts_in_row,
          sealed_secret, credential_key_id, sealed_earlier_secret, earlier_credential_key_id, earlier_secret_until
      `.execute(db)
      return rows[0]
    },

    async insertAttempt(attempt: Insertable<Tables['webhook_attempts']>): Promise<void> {
      await db.insertInto('webhook_attempts').values(attempt).execute()
    },

    /** Ends an attempt. A delivery that has ended meanwhile stays as it is. */
    async end(id: string, ended: EndedAttempt, now: Date): Promise<void> {
      await db
        .updateTable('webhook_deliveries')
        .set({ ...ended, updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** Nothing is sent any more to an endpoint that is off. */
    async failWaiting(endpointId: string, now: Date): Promise<void> {
      await db
        .updateTable('webhook_deliveries')
        .set({ state: 'failed', next_attempt_at: null, updated_at: now })
        .where('endpoint_id', '=', endpointId)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** A success ends the time of failures. */
    async noteSuccess(id: string): Promise<void> {
      await db
        .updateTable('webhook_endpoints')
        .set({ failing_since: null, timeouts_in_row: 0 })
        .where('id', '=', id)
        .where('failing_since', 'is not', null)
        .execute()
    },

    /**
     * A failure begins a new time of failures when the one before is older than `recent`.
     * @returns since when every attempt has failed; null when the endpoint is gone
     */
    async noteFailure(id: string, { now, recent, isTimeout }: Failure): Promise<Date | null> {
      const row = await db
        .updateTable('webhook_endpoints')
        .set({
          failing_since: sql<Date>`case when last_failed_at >= ${recent} then coalesce(failing_since, ${now}) else ${now} end`,
          last_failed_at: now,
          timeouts_in_row: isTimeout ? sql<number>`timeouts_in_row + 1` : 0,
        })
        .where('id', '=', id)
        .returning('failing_since')
        .executeTakeFirst()
      return row?.failing_since ?? null
    },

    /** @returns whether it was on until now */
    async switchOff(id: string, reason: 'gone' | 'failing', now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_endpoints')
        .set({ is_on: false, off_reason: reason, updated_at: now })
        .where('id', '=', id)
        .where('is_on', '=', true)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /**
     * The deliveries that are due, at most `limit` of each endpoint, and one of an endpoint with too many time-outs; the ones that have
     * waited longest first.
     */
    async listDue(now: Date, limit: number): Promise<{ id: string; endpoint_id: string }[]> {
      const { rows } = await sql<{ id: string; endpoint_id: string }>`
        select due.id, due.endpoint_id from webhook_endpoints cross join lateral (
          select id, endpoint_id, next_attempt_at from webhook_deliveries
          where endpoint_id = webhook_endpoints.id and state = 'waiting' and next_attempt_at <= ${now}
          order by next_attempt_at limit case when timeouts_in_row < ${MOST_TIMEOUTS} then ${limit}::int else 1 end
        ) as due
        where webhook_endpoints.id in (
          select endpoint_id from webhook_deliveries where state = 'waiting' and next_attempt_at <= ${now}
        )
        order by next_attempt_at
      `.execute(db)
      return rows
    },
  }
}
