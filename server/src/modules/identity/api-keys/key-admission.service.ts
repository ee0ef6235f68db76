import { API_CALLS_PER_MINUTE } from '@marquee/contract/api-keys'
import { PLAN_REFUSAL_MESSAGES } from '@marquee/contract/features'
import type { Scope } from '@marquee/contract/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { KeyGateway } from '../../../platform/http/key-gateway.ts'
import type { StandingGateway } from '../../../platform/http/standing-gateway.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { findApiRefusal, mayHaveKey } from './find-key-end.ts'
import { hashApiKey, readBearer } from './api-key-token.ts'
import { createApiKeyRepository, type KeyHolder } from './api-keys.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'hit'>
  plans: StandingGateway
}

const RULE = { limit: API_CALLS_PER_MINUTE, windowSeconds: 60 } as const

/** Admits calls with an API key: identifies its holder, limits its rate and checks its rights. */
export function createKeyAdmission({ db, clock, rateLimiter, plans }: Dependencies): KeyGateway {
  const keys = createApiKeyRepository(db)
  const holders = new WeakMap<FastifyRequest, KeyHolder>()

  async function findHolder(request: FastifyRequest): Promise<KeyHolder> {
    const token = readBearer(request.headers.authorization)
    const holder = token === null ? undefined : await keys.findHolder(hashApiKey(token), clock.now())
    if (holder === undefined) {
      throw invalidKey(token === null ? 'Send an API key as a bearer token.' : 'This API key is unknown or has ended.')
    }
    if (!mayHaveKey(holder.role, holder)) {
      throw invalidKey('This API key has ended: the member who made it has no right to API keys any more.')
    }
    return holder
  }

  async function countCall(reply: FastifyReply, { keyId }: KeyHolder): Promise<void> {
    const state = await rateLimiter.hit(`api-key:${keyId}`, RULE)
    const reset = Math.ceil(clock.now().getTime() / 1000) + state.retryAfterSeconds
    reply.headers({
      'x-ratelimit-limit': String(state.limit),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-reset': String(reset),
    })
    if (!state.isAllowed) {
      throw tooManyRequests(`Too many calls. Try again in ${state.retryAfterSeconds} seconds.`, state)
    }
  }

  function checkScope({ scopes }: KeyHolder, scope: Scope): void {
    if (!scopes.includes(scope)) {
      throw new DomainError(403, `This API key does not have the scope ${scope}.`, { code: 'scope_missing' })
    }
  }

  async function checkPlan(holder: KeyHolder, actor: Actor): Promise<void> {
    const refusal = findApiRefusal(holder, await plans.getStanding(actor))
    if (refusal !== null) {
      throw new DomainError(403, PLAN_REFUSAL_MESSAGES[refusal], { code: refusal })
    }
  }

  return {
    async admit(request, reply, scope) {
      const holder = await findHolder(request)
      holders.set(request, holder)
      await countCall(reply, holder)
      checkScope(holder, scope)
      const actor = toActor(holder)
      await checkPlan(holder, actor)
      return actor
    },

    async readScopes(request) {
      const { scopes } = await findHolder(request)
      return scopes
    },

    async count(request, isFailure) {
      const holder = holders.get(request)
      if (holder !== undefined) {
        await keys.count(holder, isFailure, clock.now())
      }
    },
  }
}

function invalidKey(message: string): DomainError {
  return new DomainError(401, message, { code: 'invalid_key', headers: { 'www-authenticate': 'Bearer' } })
}

/** A key acts as the member who made it, but never as an administrator of the product. */
function toActor(holder: KeyHolder): Actor {
  const { keyId, userId, workspaceId, role, displayName, email, features, isAdTemplateAllowed } = holder
  const { timeZone, currency } = holder
  return {
    userId,
    workspaceId,
    role,
    displayName,
    email,
    timeZone,
    currency,
    sessionId: keyId,
    workspaceFeatures: { ...features, ad_templates: isAdTemplateAllowed },
    isEmailVerified: true,
    isAdmin: false,
    isSuperAdmin: false,
  }
}
