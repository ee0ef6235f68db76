import type { HandlerInput } from '@marquee/contract/endpoint'
import {
  type createWebhookEndpoint,
  MOST_WEBHOOK_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  type updateWebhookEndpoint,
  type WebhookEndpoint,
} from '@marquee/contract/webhooks'
import { type Clock, HOUR_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { isOfPublicWeb } from '../../../platform/web/check-public-url.ts'
import type { WebAccess } from '../../../platform/web/checked-lookup.ts'
import { presentEndpoint } from './present-webhooks.ts'
import {
  createWebhookEndpointRepository,
  type EndpointRow,
  type ListedEndpoint,
} from './webhook-endpoints.repository.ts'
import { makeWebhookSecret, SecretUnreadable, type WebhookSecrets } from './webhook-secrets.ts'
import { createWebhookSendingRepository } from './webhook-sending.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  secrets: WebhookSecrets
  /** The addresses that a workspace may use. Default: those of the public web. */
  access?: WebAccess
}

interface WithSecret {
  data: WebhookEndpoint
  secret: string
}

/** The addresses that a workspace has events sent to. Every function answers 404 for an endpoint of another workspace. */
export function createWebhookEndpointService({ db, clock, secrets, access = {} }: Dependencies) {
  const endpoints = createWebhookEndpointRepository(db)

  async function get({ workspaceId }: Actor, id: string): Promise<ListedEndpoint> {
    return required(await endpoints.find(workspaceId, id), 'webhook endpoint')
  }

  async function checkAddress(url: string | undefined): Promise<void> {
    if (url !== undefined && !(await isOfPublicWeb(url, access))) {
      throw invalid({ url: ['This address is not one of the public internet. Enter one that is.'] })
    }
  }

  /** @throws DomainError 409 for a secret that can no longer be decrypted */
  function openSecret(row: EndpointRow): string {
    try {
      return secrets.open(row, clock.now())[0]
    } catch (error) {
      throw error instanceof SecretUnreadable
        ? conflict('The secret can no longer be decrypted. Make a new one.', 'no_credential_keys')
        : error
    }
  }

  const present = (row: ListedEndpoint) => presentEndpoint(row, clock.now())
  const withSecret = (row: ListedEndpoint): WithSecret => ({ data: present(row), secret: openSecret(row) })

  return {
    async list({ workspaceId }: Actor): Promise<WebhookEndpoint[]> {
      return (await endpoints.list(workspaceId)).map(present)
    },

    /** The number of endpoints that events are sent to. */
    countOn: ({ workspaceId }: Actor): Promise<number> => endpoints.countOn(workspaceId),

    /** Adds an endpoint once for a key. @throws DomainError 409 for one too many, or without keys; 422 for an address that is not public */
    async create(actor: Actor, body: HandlerInput<typeof createWebhookEndpoint>['body']): Promise<WithSecret> {
      const { workspaceId, userId } = actor
      const { url, description, event_types, idempotency_key } = body
      await checkAddress(url)
      const { keyId, sealed } = secrets.seal(workspaceId, makeWebhookSecret())
      const now = clock.now()
      const row = await db.transaction().execute(async (transaction) => {
        const adding = createWebhookEndpointRepository(transaction)
        await adding.lock(workspaceId)
        const before = await adding.findByKey(workspaceId, idempotency_key)
        if (before !== undefined) {
          return before
        }
        if ((await adding.list(workspaceId)).length >= MOST_WEBHOOK_ENDPOINTS) {
          const message = `A workspace has ${MOST_WEBHOOK_ENDPOINTS} webhook endpoints at most. Delete one that you no longer need.`
          throw conflict(message, 'too_many_webhooks')
        }
        await adding.insert({
          workspace_id: workspaceId,
          created_by: userId,
          url,
          description,
          event_types: [...new Set(event_types)],
          sealed_secret: sealed,
          credential_key_id: keyId,
          idempotency_key,
          listening_since: now,
          created_at: now,
          updated_at: now,
        })
        return required(await adding.findByKey(workspaceId, idempotency_key), 'webhook endpoint')
      })
      return withSecret(row)
    },

    /** @throws DomainError 404; 422 for an address that is not public */
    async update(
      actor: Actor,
      id: string,
      { event_types, is_on, ...changes }: HandlerInput<typeof updateWebhookEndpoint>['body'],
    ): Promise<WebhookEndpoint> {
      const { workspaceId } = actor
      await checkAddress(changes.url)
      const before = await get(actor, id)
      const now = clock.now()
      const isSwitched = is_on !== undefined && is_on !== before.is_on
      await db.transaction().execute(async (transaction) => {
        await createWebhookEndpointRepository(transaction).update(workspaceId, id, {
          ...changes,
          ...(event_types !== undefined && { event_types: [...new Set(event_types)], listening_since: now }),
          ...(isSwitched && { is_on, off_reason: null, failing_since: null, timeouts_in_row: 0, listening_since: now }),
          updated_at: now,
        })
        if (isSwitched && !is_on) {
          await createWebhookSendingRepository(transaction).failWaiting(id, now)
        }
      })
      return present(await get(actor, id))
    },

    /** @throws DomainError 404 */
    async delete({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await endpoints.delete(workspaceId, id))) {
        throw notFound('webhook endpoint')
      }
    },

    /** @throws DomainError 404; 409 for a secret that can no longer be decrypted */
    getSecret: async (actor: Actor, id: string): Promise<string> => openSecret(await get(actor, id)),

    /** Makes a new secret, once for a key. The one before it signs as well for a day. @throws DomainError 404, 409 */
    async renewSecret(actor: Actor, id: string, key: string): Promise<WithSecret> {
      await get(actor, id)
      const { keyId, sealed } = secrets.seal(actor.workspaceId, makeWebhookSecret())
      const now = clock.now()
      await endpoints.renew(actor.workspaceId, id, key, {
        sealed_secret: sealed,
        credential_key_id: keyId,
        earlier_secret_until: new Date(now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS),
        updated_at: now,
      })
      return withSecret(await get(actor, id))
    },

    /** Encrypts the secrets with the newest credential key, so that older credential keys can be removed. */
    async rotateKeys(): Promise<void> {
      for (const row of secrets.keyId === null ? [] : await endpoints.listSealedOtherwise(secrets.keyId)) {
        const changes = secrets.reseal(row, clock.now())
        // The credential key was already removed; the log of deliveries says so.
        if (changes !== null) {
          await endpoints.reseal(row, changes)
        }
      }
    },
  }
}

export type WebhookEndpointService = ReturnType<typeof createWebhookEndpointService>
