import type { Scope } from '@marquee/contract/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

/** What the HTTP layer needs to know about API keys. */
export interface KeyGateway {
  /**
   * The member in whose name the request's key acts. Sets the headers of the rate limit on the reply.
   * @throws DomainError 401 `invalid_key`, 403 `scope_missing` or that of the plan, 429
   */
  admit(request: FastifyRequest, reply: FastifyReply, scope: Scope): Promise<Actor>
  /** Counts a request whose key was known, when it has been answered. */
  count(request: FastifyRequest, isFailure: boolean): Promise<void>
}
