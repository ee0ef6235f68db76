import type { SessionGateway } from '../sessions/session-gateway.ts'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionGateway
  }
  interface FastifyRequest {
    /** Set by `implement` before the handler runs. */
    actor: Actor | null
    /** What the request failed with; the log line at its end tells it. */
    failure: unknown
  }
}
