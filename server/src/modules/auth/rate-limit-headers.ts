import type { FastifyReply } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RateLimitState } from '../../platform/rate-limit/rate-limiter.ts'

/**
 * Tells the caller what is left, in the headers of Laravel's throttle.
 * @throws DomainError 429 when nothing is left
 */
export function applyRateLimit(reply: FastifyReply, state: RateLimitState): void {
  const headers = {
    'x-ratelimit-limit': String(state.limit),
    'x-ratelimit-remaining': String(state.remaining),
  }
  if (!state.isAllowed) {
    throw new DomainError(429, 'Too Many Attempts.', {
      headers: { ...headers, 'retry-after': String(state.retryAfterSeconds) },
    })
  }
  reply.headers(headers)
}
