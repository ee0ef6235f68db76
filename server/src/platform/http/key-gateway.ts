import type { Scope } from '@marquee/contract/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

/** The API key functions that the HTTP layer needs. */
export interface KeyGateway {
  /**
   * The member on whose behalf the request's key acts. Sets the rate limit headers on the reply.
   * @throws DomainError 401 `invalid_key`, 403 `scope_missing` or the code of the plan, 429
   */
  admit(request: FastifyRequest, reply: FastifyReply, scope: Scope): Promise<Actor>
  /** Counts a request with a known key, after it has been answered. */
  count(request: FastifyRequest, isFailure: boolean): Promise<void>
}
