import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors/domain-error.ts'
import { sendSessionCookies, sessionCookieName, sessionEnd, XSRF_COOKIE } from './session-cookies.ts'
import type { SessionGateway } from './session-gateway.ts'
import { hashToken, isSameToken, newCsrfToken, newSessionToken } from './session-tokens.ts'
import { createSessionRepository, type ListedSession, type StoredSession } from './sessions.repository.ts'

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
  /** Remembers whose password was right until the second factor follows; the browser stays a visitor's. Session id and XSRF token are new. */
  challenge(request: FastifyRequest, reply: FastifyReply, userId: string, isRemembered: boolean): Promise<void>
  /** Whose second factor is awaited in this session; null when nobody's is, or it took too long. */
  findChallenge(request: FastifyRequest): Promise<{ userId: string; isRemembered: boolean } | null>
  /** Notes that the password was given again in this session. */
  confirmPassword(request: FastifyRequest): Promise<void>
  hasConfirmedPassword(request: FastifyRequest): Promise<boolean>
  /** @throws DomainError 423 unless the password was given again not long ago */
  requireConfirmedPassword(request: FastifyRequest): Promise<void>
  /** Ends the session; the browser goes on with an anonymous one. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** New session id and XSRF token for the same user. */
  rotate(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends the user's sessions, all but the given one, inside the transaction of the change that asks for it. */
  endSessions(transaction: Database, userId: string, exceptSessionId: string | null): Promise<void>
  /** Up to `limit` live sessions of a user that are older than the given one, the newest first. */
  list(userId: string, before: string | null, limit: number): Promise<ListedSession[]>
  /** Ends one of the user's sessions. @returns false when there is no such one */
  endSession(userId: string, id: string): Promise<boolean>
  /** The workspace that each of these sessions works in now; one that has ended, or whose user has none, is missing. */
  workspacesOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes what has expired. */
  deleteExpired(): Promise<void>
}

/** A busy page sends many requests; "last seen" is written once in this many milliseconds. */
const TOUCH_INTERVAL_MS = 60_000
const USER_AGENT_LENGTH = 255
/** Fortify's `password_timeout`. */
const PASSWORD_CONFIRMED_MS = 3 * 60 * 60 * 1000
/** How long the second factor may take to follow the password. */
const CHALLENGE_MS = 10 * 60 * 1000

/** Whose session it is to be: a user's, or a visitor's whose second factor is awaited. */
interface SessionOwner {
  userId: string | null
  challengedUserId?: string
  isRemembered: boolean
}

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
    owner: SessionOwner,
    passwordConfirmedAt: Date | null = null,
  ): Promise<void> {
    const token = newSessionToken()
    const csrfToken = newCsrfToken()
    const now = clock.now()
    // A visitor's session is never a remembered one, whatever the sign-in in it will be.
    const isLong = owner.isRemembered && owner.userId !== null
    const expiresAt = sessionEnd({ isRemembered: isLong, createdAt: now }, now)
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
        password_confirmed_at: passwordConfirmedAt,
        challenged_user_id: owner.challengedUserId ?? null,
        challenged_at: owner.challengedUserId === undefined ? null : now,
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
    const expiresAt = endOf(session, now)
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
    sendSessionCookies(reply, { token, csrfToken, expiresAt: endOf(session, now) }, now, isSecure)
    return true
  }

  async function hasConfirmedPassword(request: FastifyRequest): Promise<boolean> {
    const { passwordConfirmedAt = null } = (await load(request)) ?? {}
    return passwordConfirmedAt !== null && clock.now().getTime() - passwordConfirmedAt.getTime() < PASSWORD_CONFIRMED_MS
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

    challenge: (request, reply, challengedUserId, isRemembered) =>
      replace(request, reply, { userId: null, challengedUserId, isRemembered }),

    async findChallenge(request) {
      const session = await load(request)
      const { challengedUserId = null, challengedAt = null, isRemembered = false } = session ?? {}
      const isOpen = challengedAt !== null && clock.now().getTime() - challengedAt.getTime() < CHALLENGE_MS
      return challengedUserId !== null && isOpen ? { userId: challengedUserId, isRemembered } : null
    },

    async confirmPassword(request) {
      const token = request.cookies[cookieName]
      if (token !== undefined) {
        const now = clock.now()
        await repository.update(hashToken(token), { password_confirmed_at: now, updated_at: now })
        loaded.delete(request)
      }
    },

    hasConfirmedPassword,

    async requireConfirmedPassword(request) {
      if (!(await hasConfirmedPassword(request))) {
        // Laravel's words and status.
        throw new DomainError(423, 'Password confirmation required.')
      }
    },

    signOut: (request, reply) => replace(request, reply, { userId: null, isRemembered: false }),

    async rotate(request, reply) {
      const session = await load(request)
      const owner = { userId: session?.actor?.userId ?? null, isRemembered: session?.isRemembered ?? false }
      await replace(request, reply, owner, session?.passwordConfirmedAt ?? null)
    },

    endSessions: (transaction, userId, exceptSessionId) =>
      createSessionRepository(transaction).deleteOfUser(userId, exceptSessionId),

    list: (userId, before, limit) => repository.listOfUser(userId, before, limit, clock.now()),

    endSession: (userId, id) => repository.deleteOneOfUser(userId, id),

    workspacesOf: (sessionIds) => repository.listWorkspaces(sessionIds, clock.now()),

    deleteExpired: () => repository.deleteExpired(clock.now()),
  }
}

/** A session that awaits the second factor ends as a visitor's does. */
function endOf({ isRemembered, challengedUserId, createdAt }: StoredSession, now: Date): Date {
  return sessionEnd({ isRemembered: isRemembered && challengedUserId === null, createdAt }, now)
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
