import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { type CookieScope, sendSessionCookies, sessionCookieName, sessionEnd, XSRF_COOKIE } from './session-cookies.ts'
import { hashToken, newCsrfToken, newSessionToken } from './session-tokens.ts'
import { createSessionRepository, type StoredSession } from './sessions.repository.ts'

export interface SessionDependencies extends CookieScope {
  db: Database
  clock: Clock
}

/** The owner of a new session: a user, or a visitor whose second factor is awaited. */
interface SessionOwner {
  userId: string | null
  challengedUserId?: string
  isRemembered: boolean
}

/** A busy page sends many requests, so "last seen" is written once in this many milliseconds. */
const TOUCH_INTERVAL_MS = 60_000
const USER_AGENT_LENGTH = 255

/** The session that a request's cookie names. It can be read, kept alive, changed and replaced, together with its cookies. */
export function createRequestSessions({ db, clock, isSecure, cookieDomain }: SessionDependencies) {
  const repository = createSessionRepository(db)
  const scope = { isSecure, cookieDomain }
  const cookieName = sessionCookieName(scope)
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
    // A visitor's session is never a remembered one, even if the sign-in that follows asks for it.
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
        ...toVisit(request, now, expiresAt),
      })
    })
    loaded.delete(request)
    request.signedInUserId = owner.userId
    sendSessionCookies(reply, { token, csrfToken, expiresAt }, now, scope)
  }

  /** Keeps a session and its cookies alive; a session that ended in the meantime gets no cookies. */
  async function touch(request: FastifyRequest, reply: FastifyReply, session: StoredSession): Promise<void> {
    const token = request.cookies[cookieName]
    const now = clock.now()
    const isFresh = now.getTime() - session.lastSeenAt.getTime() < TOUCH_INTERVAL_MS
    if (token === undefined || (isFresh && request.cookies[XSRF_COOKIE] === session.csrfToken)) {
      return
    }
    const expiresAt = toEnd(session, now)
    const isAlive = await repository.update(hashToken(token), toVisit(request, now, expiresAt))
    if (isAlive) {
      sendSessionCookies(reply, { token, csrfToken: session.csrfToken, expiresAt }, now, scope)
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
    sendSessionCookies(reply, { token, csrfToken, expiresAt: toEnd(session, now) }, now, scope)
    return true
  }

  /** Records that the password was confirmed again in this session. */
  async function confirmPassword(request: FastifyRequest): Promise<void> {
    const token = request.cookies[cookieName]
    if (token !== undefined) {
      const now = clock.now()
      await repository.update(hashToken(token), { password_confirmed_at: now, updated_at: now })
      loaded.delete(request)
    }
  }

  return { load, replace, touch, resend, confirmPassword }
}

/** A session that awaits the second factor ends like a visitor's session. */
function toEnd({ isRemembered, challengedUserId, createdAt }: StoredSession, now: Date): Date {
  return sessionEnd({ isRemembered: isRemembered && challengedUserId === null, createdAt }, now)
}

function toVisit(request: FastifyRequest, now: Date, expiresAt: Date) {
  return {
    ip_address: request.ip,
    user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
    last_seen_at: now,
    expires_at: expiresAt,
    updated_at: now,
  }
}
