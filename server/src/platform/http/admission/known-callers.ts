import type { FastifyRequest } from 'fastify'
import { createBoundedMap } from '../../bounded-map.ts'
import { toNetworkKey } from '../../rate-limit/network-key.ts'
import { hashToken } from '../../sessions/session-tokens.ts'
import type { Caller } from './admission-queue.ts'

/** About 3 MB. */
const MAX_CALLERS = 20_000

/**
 * Remembers which workspace a session or an API key belonged to when it was last read, so that the next request of it has its place among
 * those of its workspace before anything is read from the database. A made-up token is unknown, so it gains nothing.
 */
export function createKnownCallers(sessionCookie: string) {
  const workspaces = createBoundedMap<string>(MAX_CALLERS)

  function findToken({ headers, cookies }: FastifyRequest): string | undefined {
    // A preflight is answered before cookies are read.
    const read: FastifyRequest['cookies'] | null = cookies
    const token = headers.authorization ?? read?.[sessionCookie]
    return token === undefined ? undefined : hashToken(token)
  }

  return {
    identify(request: FastifyRequest): Caller {
      const token = findToken(request)
      const workspaceId = token === undefined ? undefined : workspaces.get(token)
      return workspaceId === undefined
        ? { key: `network ${toNetworkKey(request.ip)}`, isSignedIn: false }
        : { key: `workspace ${workspaceId}`, isSignedIn: true }
    },

    /** Remembers what the request turned out to be. A session that has ended is forgotten. */
    learn(request: FastifyRequest, statusCode: number): void {
      const token = findToken(request)
      if (token === undefined) {
        return
      }
      if (request.actor !== null) {
        workspaces.set(token, request.actor.workspaceId)
      } else if (statusCode === 401) {
        workspaces.delete(token)
      }
    },
  }
}
