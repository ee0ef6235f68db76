import {
  BROWSER_CODE_MINUTES,
  BROWSER_CODES_PER_MINUTE,
  BROWSER_SCOPES,
  type connectBrowser,
  type ConnectedBrowser,
  type createBrowserCode as createBrowserCodeEndpoint,
} from '@marquee/contract/connected-browsers'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { describeUserAgent } from '../../../platform/http/describe-user-agent.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import type { ApiKeyService } from '../api-keys/api-keys.service.ts'
import { createBrowserCode, hashBrowserCode, isVerifierOf } from './browser-code.ts'
import { createBrowserCodeRepository } from './browser-codes.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'hit'>
  apiKeys: Pick<ApiKeyService, 'createForBrowser' | 'listOfBrowsers' | 'revokeOfBrowser'>
}

type NewCode = HandlerInput<typeof createBrowserCodeEndpoint>['body']
type Exchange = HandlerInput<typeof connectBrowser>['body']

const RULE = { limit: BROWSER_CODES_PER_MINUTE, windowSeconds: 60 } as const

/** How the extension signs in: an authorization code with a proof key (RFC 7636), and one key for each browser. */
export function createConnectedBrowserService({ db, clock, rateLimiter, apiKeys }: Dependencies) {
  const codes = createBrowserCodeRepository(db)

  return {
    /** Makes a code for the extension that sent the challenge. @param userAgent the browser of the page, which is that of the extension */
    async createCode({ workspaceId, userId }: Actor, { challenge, redirect }: NewCode, userAgent: string | null) {
      const code = createBrowserCode()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + BROWSER_CODE_MINUTES * MINUTE_MS)
      await codes.add({
        workspace_id: workspaceId,
        user_id: userId,
        browser: describeUserAgent(userAgent),
        code_hash: hashBrowserCode(code),
        challenge,
        expires_at: expiresAt,
        created_at: now,
        updated_at: now,
      })
      const address = redirect === null ? null : `${redirect}?${new URLSearchParams({ code })}`
      return { code, redirect_to: address, expires_at: expiresAt.toISOString() }
    },

    /**
     * Exchanges a code for a key. The code is used up, whether the verifier is right or not.
     * @throws DomainError 422 for a code that is unknown, used, expired or of another verifier; 429 for too many attempts
     */
    async connect({ code, verifier }: Exchange, ipAddress: string) {
      const state = await rateLimiter.hit(`browser-code:${toNetworkKey(ipAddress)}`, RULE)
      if (!state.isAllowed) {
        throw tooManyRequests(`Too many attempts. Try again in ${state.retryAfterSeconds} seconds.`, state)
      }
      const row = await codes.take(hashBrowserCode(code), clock.now())
      if (row === undefined || !isVerifierOf(row.challenge, verifier)) {
        throw invalid({ code: ['This code does not work any more. Start the connection again.'] })
      }
      const { id, browser, user_id: userId, workspace_id: workspaceId } = row
      const holder = { workspaceId, userId }
      const made = await apiKeys.createForBrowser(holder, { browser, scopes: BROWSER_SCOPES, idempotencyKey: id })
      if (made === null) {
        throw invalid({ code: ['You are no member of this workspace any more.'] })
      }
      return made
    },

    /** The actor's browsers, newest first. */
    async list(actor: Actor): Promise<ConnectedBrowser[]> {
      const rows = await apiKeys.listOfBrowsers(actor)
      return rows.map(({ id, name, last_used_at, created_at }) => ({
        id,
        name,
        last_used_at: last_used_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      }))
    },

    /** Ends the connection of one of the actor's browsers. @throws DomainError 404 */
    disconnect: (actor: Actor, id: string): Promise<void> => apiKeys.revokeOfBrowser(actor, id),
  }
}
export type ConnectedBrowserService = ReturnType<typeof createConnectedBrowserService>
