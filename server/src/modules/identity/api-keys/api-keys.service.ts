import type { ApiKey, ApiUsageDay, createApiKey, listApiKeys } from '@marquee/contract/api-keys'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Scope } from '@marquee/contract/scopes'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { StandingGateway } from '../../../platform/http/standing-gateway.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../auth/users.service.ts'
import { createApiKeyToken } from './api-key-token.ts'
import { type ApiKeyRow, createApiKeyRepository } from './api-keys.repository.ts'
import { findKeyEnd } from './find-key-end.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'findDisplayNames'>
  plans: StandingGateway
}

interface NewBrowserKey {
  browser: string
  scopes: readonly Scope[]
  idempotencyKey: string
}

const USAGE_DAYS = 30
const position = z.object({ id: z.uuid() })

/** The API keys of a workspace, for its owner and admins. */
export function createApiKeyService({ db, clock, users, plans }: Dependencies) {
  const keys = createApiKeyRepository(db)

  async function present(actor: Actor, rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
    const [names, standing] = await Promise.all([
      users.findDisplayNames(rows.map(({ user_id }) => user_id)),
      plans.getStanding(actor),
    ])
    const now = clock.now()
    return rows.map(({ id, name, prefix, scopes, user_id, ...row }) => ({
      id,
      name,
      prefix,
      scopes,
      created_by: names.get(user_id) ?? '',
      last_used_at: row.last_used_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
      ended_by: findKeyEnd(row, standing, now),
      created_at: row.created_at.toISOString(),
    }))
  }

  async function get(actor: Actor, id: string): Promise<ApiKey> {
    const row = await keys.find(actor.workspaceId, id)
    const [key] = row === undefined ? [] : await present(actor, [row])
    if (key === undefined) {
      throw notFound('API key')
    }
    return key
  }

  return {
    /**
     * @returns the key itself and its stored row
     * @throws DomainError 409 `key_shown` when the same key is requested again: it was shown once, and its text is not stored
     */
    async create(
      actor: Actor,
      body: HandlerInput<typeof createApiKey>['body'],
    ): Promise<{ data: ApiKey; key: string }> {
      const { token, prefix, hash } = createApiKeyToken()
      const now = clock.now()
      const { name, scopes, expires_in_days: days, idempotency_key } = body
      const row = await keys.insert({
        workspace_id: actor.workspaceId,
        user_id: actor.userId,
        name,
        prefix,
        key_hash: hash,
        scopes: [...new Set(scopes)],
        browser: null,
        idempotency_key,
        last_used_at: null,
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
        revoked_at: null,
        created_at: now,
        updated_at: now,
      })
      if (row === undefined) {
        throw conflict('This key was made and shown already. Revoke it and make another one.', 'key_shown')
      }
      return { data: await get(actor, row.id), key: token }
    },

    /**
     * Makes the key of an extension, once for an idempotency key.
     * @returns null when it was made before, or when its user has left the workspace
     */
    async createForBrowser(
      { workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>,
      { browser, scopes, idempotencyKey }: NewBrowserKey,
    ) {
      const { token, prefix, hash } = createApiKeyToken()
      const now = clock.now()
      const row = await keys.insert({
        workspace_id: workspaceId,
        user_id: userId,
        name: `Extension in ${browser}`,
        prefix,
        key_hash: hash,
        scopes: [...scopes],
        browser,
        idempotency_key: idempotencyKey,
        last_used_at: null,
        expires_at: null,
        revoked_at: null,
        created_at: now,
        updated_at: now,
      })
      const holder = row === undefined ? undefined : await keys.findHolder(hash, now)
      return holder === undefined
        ? null
        : { id: holder.keyId, key: token, workspace_name: holder.workspaceName, user_name: holder.displayName }
    },

    /** The actor's browsers whose extension has a key, newest first. */
    listOfBrowsers: ({ workspaceId, userId }: Actor) => keys.listOfBrowsers(workspaceId, userId),

    /** Ends the key of one of the actor's browsers at once. @throws DomainError 404 */
    async revokeOfBrowser({ workspaceId, userId }: Actor, id: string): Promise<void> {
      if (!(await keys.revokeOfBrowser(workspaceId, userId, id, clock.now()))) {
        throw notFound('connection')
      }
    },

    /** A page of the keys, newest first. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listApiKeys>['query']) {
      const after = decodeCursor(position, cursor)?.id ?? null
      const found = await keys.list(actor.workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return { data: await present(actor, page), meta: { next_cursor } }
    },

    /** Ends a key at once. @throws DomainError 404 */
    async revoke(actor: Actor, id: string): Promise<ApiKey> {
      await keys.revoke(actor.workspaceId, id, clock.now())
      return get(actor, id)
    },

    /** The number of keys that work now. */
    async countWorking(actor: Actor): Promise<number> {
      const now = clock.now()
      const [rows, standing] = await Promise.all([keys.listUnended(actor.workspaceId, now), plans.getStanding(actor)])
      return rows.filter((row) => findKeyEnd(row, standing, now) === null).length
    },

    listUsage: ({ workspaceId }: Actor): Promise<ApiUsageDay[]> => keys.listUsage(workspaceId, clock.now(), USAGE_DAYS),
  }
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>
