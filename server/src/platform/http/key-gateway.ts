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
  /**
   * The scopes of the request's key, for what only describes the calls that it may make. Nothing is counted.
   * @throws DomainError 401 `invalid_key`
   */
  readScopes(request: FastifyRequest): Promise<readonly Scope[]>
  /** Counts a request with a known key, after it has been answered. */
  count(request: FastifyRequest, isFailure: boolean): Promise<void>
}
