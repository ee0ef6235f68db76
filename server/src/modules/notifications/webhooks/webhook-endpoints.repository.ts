import type { WebhookDeliveryState } from '@marquee/contract/webhooks'
import type { WebhookEventType } from '@marquee/contract/webhook-events'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['webhook_endpoints']
export type EndpointRow = Selectable<Table>
/** A workspace whose endpoint listens to an event. */
export interface Listener {
  workspace_id: string
  since: Date
}

export type ListedEndpoint = EndpointRow & { last_state: WebhookDeliveryState | null; last_updated_at: Date | null }

/** The SQL of endpoints. Functions for members name the workspace. */
export function createWebhookEndpointRepository(db: Database) {
  function endpoints(workspaceId: string) {
    return db
      .selectFrom('webhook_endpoints')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('webhook_deliveries')
            .select(['state as last_state', 'updated_at as last_updated_at'])
            .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
            .orderBy('webhook_deliveries.created_at', 'desc')
            .orderBy('webhook_deliveries.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .selectAll('webhook_endpoints')
      .select(['last_state', 'last_updated_at'])
      .where('webhook_endpoints.workspace_id', '=', workspaceId)
  }

  return {
    /** Only one transaction at a time counts and adds the endpoints of a workspace. */
    async lock(workspaceId: string): Promise<void> {
      const name = `webhook_endpoints ${workspaceId}`
      await lockUntilEnd(db, name)
    },

    /** The oldest first. */
    list: (workspaceId: string): Promise<ListedEndpoint[]> =>
      endpoints(workspaceId).orderBy('webhook_endpoints.id').execute(),

    find: (workspaceId: string, id: string): Promise<ListedEndpoint | undefined> =>
      endpoints(workspaceId).where('webhook_endpoints.id', '=', id).executeTakeFirst(),

    findByKey: (workspaceId: string, idempotencyKey: string): Promise<ListedEndpoint | undefined> =>
      endpoints(workspaceId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst(),

    async insert(row: Insertable<Table>): Promise<void> {
      await db.insertInto('webhook_endpoints').values(row).execute()
    },

    /** @returns whether the workspace has such an endpoint */
    async update(workspaceId: string, id: string, changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_endpoints')
        .set(changes)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Replaces the secret once for a key. @returns whether this request did */
    async renew(workspaceId: string, id: string, key: string, secret: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_endpoints')
        .set({ ...secret, renewal_key: key })
        .set((eb) => ({
          sealed_earlier_secret: eb.ref('sealed_secret'),
          earlier_credential_key_id: eb.ref('credential_key_id'),
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('renewal_key', 'is distinct from', key)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** @returns whether this request is the first one with the key */
    async takeResendKey(workspaceId: string, id: string, key: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhook_endpoints')
        .set({ resend_key: key })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('resend_key', 'is distinct from', key)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** @returns whether the workspace had such an endpoint */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('webhook_endpoints')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    countOn: async (workspaceId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('webhook_endpoints')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('is_on', '=', true)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The workspaces with an endpoint that listens to one of the events, and since when. */
    async listListeners(types: readonly WebhookEventType[]): Promise<Listener[]> {
      const { rows } = await sql<Listener>`
        select workspace_id, min(listening_since) as since from webhook_endpoints
        where is_on and event_types && ${[...types]}::text[] group by workspace_id
      `.execute(db)
      return rows
    },

    listSealedOtherwise: (keyId: string): Promise<EndpointRow[]> =>
      db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where((eb) => eb.or([eb('credential_key_id', '<>', keyId), eb('earlier_credential_key_id', '<>', keyId)]))
        .execute(),

    /** Updates the secrets only if the current one is unchanged since it was read: a secret made meanwhile stays. */
    async reseal({ id, sealed_secret }: EndpointRow, changes: Updateable<Table>): Promise<void> {
      await db
        .updateTable('webhook_endpoints')
        .set(changes)
        .where('id', '=', id)
        .where('sealed_secret', '=', sealed_secret)
        .execute()
    },
  }
}
