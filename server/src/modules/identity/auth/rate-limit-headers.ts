import type { FastifyReply } from 'fastify'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { RateLimitState } from '../../../platform/rate-limit/rate-limiter.ts'

/**
 * Tells the caller how many attempts are left, in the headers of Laravel's throttle.
 * @throws DomainError 429 when no attempts are left
 */
export function applyRateLimit(reply: FastifyReply, state: RateLimitState): void {
  if (!state.isAllowed) {
    throw tooManyRequests('Too Many Attempts.', state)
  }
  reply.headers({
    'x-ratelimit-limit': String(state.limit),
    'x-ratelimit-remaining': String(state.remaining),
    'x-ratelimit-reset': String(state.resetsAt),
  })
}
