import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'

/** The session functions that the HTTP layer needs. */
export interface SessionGateway {
  /**
   * The account behind the request, or null for a visitor. Called at most once for each request, before the handler;
   * may set cookies on the reply.
   */
  resolve(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null>
  /** Whether the request's XSRF token matches its session. Called for state-changing methods, before `resolve`. */
  verifyCsrf(request: FastifyRequest): Promise<boolean>
}
