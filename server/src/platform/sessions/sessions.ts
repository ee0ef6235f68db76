import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { sendSessionCookies, sessionCookieName, sessionEnd, XSRF_COOKIE } from './session-cookies.ts'
import type { SessionGateway } from './session-gateway.ts'
import { hashToken, isSameToken, newCsrfToken, newSessionToken } from './session-tokens.ts'
import { createSessionRepository, type StoredSession } from './sessions.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** The product is reached over HTTPS: cookies are sent over nothing else. */
  isSecure: boolean
}

/** Sessions in the database behind an opaque cookie; the cookies are Sanctum's (auth contract). */
export interface Sessions extends SessionGateway {
  /** Gives a visitor without a session a new one, and sends both cookies. */
  ensure(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Sends the cookies of the request's session again; a visitor without one gets none. */
  resendCookies(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Signs the user in. Session id and XSRF token are both new, so that ids known before are worth nothing. */
  signIn(request: FastifyRequest, reply: FastifyReply, userId: string, isRemembered: boolean): Promise<void>
  /** Ends the session; the browser goes on with an anonymous one. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** New session id and XSRF token for the same user. */
  rotate(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends the user's sessions, all but the given one, inside the transaction of the change that asks for it. */
  endSessions(transaction: Database, userId: string, exceptSessionId: string | null): Promise<void>
  /** The workspace that each of these sessions works in now; one that has ended, or whose user has none, is missing. */
  workspacesOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes what has expired. */
  deleteExpired(): Promise<void>
}

/** A busy page sends many requests; "last seen" is written once in this many milliseconds. */
const TOUCH_INTERVAL_MS = 60_000
const USER_AGENT_LENGTH = 255

export function createSessions({ db, clock, isSecure }: Dependencies): Sessions {
  const repository = createSessionRepository(db)
  const cookieName = sessionCookieName(isSecure)
  const loaded = new WeakMap<FastifyRequest, Promise<StoredSession | undefined>>()

  /** The CSRF check and the access check of one request share one query. */
  function load(request: FastifyRequest): Promise<StoredSession | undefined> {
    const known = loaded.get(request)
    if (known !== undefined) {
      return known
    }
    const token = request.cookies[cookieName]
    const session =
      token === undefined ? Promise.resolve(undefined) : repository.findLive(hashToken(token), clock.now())
    loaded.set(request, session)
    return session
  }

  /** A new session in place of the request's own. */
  async function replace(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: { userId: string | null; isRemembered: boolean },
  ): Promise<void> {
    const token = newSessionToken()
    const csrfToken = newCsrfToken()
    const now = clock.now()
    const expiresAt = sessionEnd({ isRemembered: owner.isRemembered, createdAt: now }, now)
    const previous = request.cookies[cookieName]
    await db.transaction().execute(async (transaction) => {
      const sessions = createSessionRepository(transaction)
      if (previous !== undefined) {
        await sessions.delete(hashToken(previous))
      }
      await sessions.insert({
        token_hash: hashToken(token),
        csrf_token: csrfToken,
        user_id: owner.userId,
        is_remembered: owner.isRemembered,
        created_at: now,
        ...visitOf(request, now, expiresAt),
      })
    })
    loaded.delete(request)
    sendSessionCookies(reply, { token, csrfToken, expiresAt }, now, isSecure)
  }

  /** Keeps a session alive, and its cookies with it; a session that ended meanwhile gets none. */
  async function touch(request: FastifyRequest, reply: FastifyReply, session: StoredSession): Promise<void> {
    const token = request.cookies[cookieName]
    const now = clock.now()
    const isFresh = now.getTime() - session.lastSeenAt.getTime() < TOUCH_INTERVAL_MS
    if (token === undefined || (isFresh && request.cookies[XSRF_COOKIE] === session.csrfToken)) {
      return
    }
    const expiresAt = sessionEnd(session, now)
    const isAlive = await repository.update(hashToken(token), visitOf(request, now, expiresAt))
    if (isAlive) {
      sendSessionCookies(reply, { token, csrfToken: session.csrfToken, expiresAt }, now, isSecure)
    }
  }

  /** @returns false when there is no session whose cookies could be sent */
  async function resend(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const session = await load(request)
    const token = request.cookies[cookieName]
    if (session === undefined || token === undefined) {
      return false
    }
    const now = clock.now()
    const { csrfToken } = session
    sendSessionCookies(reply, { token, csrfToken, expiresAt: sessionEnd(session, now) }, now, isSecure)
    return true
  }

  return {
    async resolve(request, reply) {
      const session = await load(request)
      if (session === undefined) {
        return null
      }
      await touch(request, reply, session)
      return session.actor
    },

    async verifyCsrf(request) {
      const session = await load(request)
      const sent = request.headers['x-xsrf-token']
      return session !== undefined && typeof sent === 'string' && isSameToken(sent, session.csrfToken)
    },

    async ensure(request, reply) {
      if (!(await resend(request, reply))) {
        await replace(request, reply, { userId: null, isRemembered: false })
      }
    },

    async resendCookies(request, reply) {
      await resend(request, reply)
    },

    signIn: (request, reply, userId, isRemembered) => replace(request, reply, { userId, isRemembered }),

    signOut: (request, reply) => replace(request, reply, { userId: null, isRemembered: false }),

    async rotate(request, reply) {
      const session = await load(request)
      await replace(request, reply, {
        userId: session?.actor?.userId ?? null,
        isRemembered: session?.isRemembered ?? false,
      })
    },

    endSessions: (transaction, userId, exceptSessionId) =>
      createSessionRepository(transaction).deleteOfUser(userId, exceptSessionId),

    workspacesOf: (sessionIds) => repository.listWorkspaces(sessionIds, clock.now()),

    deleteExpired: () => repository.deleteExpired(clock.now()),
  }
}

function visitOf(request: FastifyRequest, now: Date, expiresAt: Date) {
  return {
    ip_address: request.ip,
    user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
    last_seen_at: now,
    expires_at: expiresAt,
    updated_at: now,
  }
}
