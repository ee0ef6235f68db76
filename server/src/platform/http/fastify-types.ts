import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { Reads } from '../database/replicas/reads.ts'
import type { SessionGateway } from '../sessions/session-gateway.ts'
import type { Actor } from './actor.ts'
import type { KeyGateway } from './key-gateway.ts'
import type { StandingGateway } from './standing-gateway.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server says that it is not ready, because it ends soon. */
    announceEnd: () => void
    sessions: SessionGateway
    plans: StandingGateway
    keys: KeyGateway
    reads: Reads
  }
  interface FastifyContextConfig {
    /** The endpoint's `changes`; missing for routes that are not in the contract. */
    changes?: readonly WorkspaceTopic[]
    /** The route is answered however much the server has to do. */
    isAlwaysServed?: boolean
  }
  interface FastifyRequest {
    /** Set by `implement` before the handler runs. */
    actor: Actor | null
    /** The user whom the answer signs in. */
    signedInUserId: string | null
    /** The error that the request failed with; it is written to the log line at the end of the request. */
    failure: unknown
  }
}
