import type { FastifyReply, FastifyRequest } from 'fastify'
import { HOUR_MS, MINUTE_MS } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors/domain-error.ts'
import { createRequestSessions, type SessionDependencies } from './request-sessions.ts'
import type { SessionGateway } from './session-gateway.ts'
import { isSameToken } from './session-tokens.ts'
import { createSessionRepository, type ListedSession } from './sessions.repository.ts'

/** Sessions in the database behind an opaque cookie; the cookies are Sanctum's (auth contract). */
export interface Sessions extends SessionGateway {
  /** Gives a visitor without a session a new one, and sends both cookies. */
  ensure(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Sends the cookies of the request's session again; a visitor without one gets none. */
  resendCookies(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Signs the user in. Session id and XSRF token are both new, so that previously known ids are useless. */
  signIn(request: FastifyRequest, reply: FastifyReply, userId: string, isRemembered: boolean): Promise<void>
  /**
   * Stores the user whose password was correct until the second factor follows; the session stays that of a visitor. Session id
   * and XSRF token are new.
   */
  challenge(request: FastifyRequest, reply: FastifyReply, userId: string, isRemembered: boolean): Promise<void>
  /** The user whose second factor this session waits for; null when there is none, or it took too long. */
  findChallenge(request: FastifyRequest): Promise<{ userId: string; isRemembered: boolean } | null>
  /** Records that the password was confirmed again in this session. */
  confirmPassword(request: FastifyRequest): Promise<void>
  hasConfirmedPassword(request: FastifyRequest): Promise<boolean>
  /** @throws DomainError 423 unless the password was confirmed again recently */
  requireConfirmedPassword(request: FastifyRequest): Promise<void>
  /** Ends the session; the browser continues with an anonymous one. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Creates a new session id and XSRF token for the same user. */
  rotate(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends all sessions of the user except the given one, inside the transaction of the change that requires it. */
  endSessions(transaction: Database, userId: string, exceptSessionId: string | null): Promise<void>
  /** Up to `limit` live sessions of a user that are older than the given one, the newest first. */
  list(userId: string, before: string | null, limit: number): Promise<ListedSession[]>
  /** Ends one of the user's sessions. @returns false when there is no such session */
  endSession(userId: string, id: string): Promise<boolean>
  /** The current workspace of each of these sessions. A session that has ended, or whose user has no workspace, is missing. */
  listWorkspacesOfUser(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Removes expired sessions. */
  deleteExpired(): Promise<void>
}

/** Fortify's `password_timeout`. */
const PASSWORD_CONFIRMED_MS = 3 * HOUR_MS
/** The time within which the second factor must follow the password. */
const CHALLENGE_MS = 10 * MINUTE_MS

export function createSessions(dependencies: SessionDependencies): Sessions {
  const { db, clock } = dependencies
  const repository = createSessionRepository(db)
  const { load, replace, touch, resend, confirmPassword } = createRequestSessions(dependencies)

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

    confirmPassword,
    hasConfirmedPassword,

    async requireConfirmedPassword(request) {
      if (!(await hasConfirmedPassword(request))) {
        // Laravel's message and status.
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

    listWorkspacesOfUser: (sessionIds) => repository.listWorkspaces(sessionIds, clock.now()),

    deleteExpired: () => repository.deleteExpired(clock.now()),
  }
}
