import { invalid, tooManyRequests } from '../../errors/domain-error.ts'
import type { Actor } from '../../http/actor.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { WebRefusal } from '../fetch-public.ts'

const READINGS = { limit: 60, windowSeconds: 60 * 60 }

/** Limits how often one user may have pages read, so that our server cannot be used as a crawler. */
export function createPageAllowance({ rateLimiter }: { rateLimiter: Pick<RateLimiter, 'hit'> }) {
  /** @throws DomainError 429 */
  return async ({ userId }: Pick<Actor, 'userId'>): Promise<void> => {
    const state = await rateLimiter.hit(`page-reading:${userId}`, READINGS)
    if (!state.isAllowed) {
      throw tooManyRequests('You have had many pages read. Try again later.', state)
    }
  }
}

export type UsePageAllowance = ReturnType<typeof createPageAllowance>

/** Reports at a form field why a page could not be read. Any error other than a refusal is rethrown. */
export function refuseAt(field: string, error: unknown): Error {
  if (error instanceof WebRefusal) {
    return invalid({ [field]: [error.message] })
  }
  return error instanceof Error ? error : new Error(String(error))
}
