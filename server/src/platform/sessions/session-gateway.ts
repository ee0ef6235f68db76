import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'

/** What the HTTP layer needs to know about sessions. */
export interface SessionGateway {
  /**
   * The account behind the request, or null for a visitor. Called at most once for each request, before the handler;
   * may set cookies on the reply.
   */
  resolve(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null>
  /** Whether the request's XSRF token fits its session. Asked for state-changing methods, before `resolve`. */
  verifyCsrf(request: FastifyRequest): Promise<boolean>
}
