import type { listAccountSessions } from '@marquee/contract/account-sessions'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { describeUserAgent } from '../../../platform/http/describe-user-agent.ts'

interface Dependencies {
  db: Database
  sessions: Pick<Sessions, 'list' | 'endSession' | 'endSessions'>
}

const position = z.object({ id: z.uuid() })

/** Lists the sessions of a user and ends them. A session of another user answers 404. */
export function createAccountSessionService({ db, sessions }: Dependencies) {
  return {
    /** A page of the user's sessions, the newest sign-in first. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listAccountSessions>['query']) {
      const before = decodeCursor(position, cursor)
      const found = await sessions.list(actor.userId, before?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return {
        data: page.map(({ id, user_agent, ip_address, last_seen_at, created_at }) => ({
          id,
          device: describeUserAgent(user_agent),
          ip_address,
          is_current: id === actor.sessionId,
          last_seen_at: last_seen_at.toISOString(),
          created_at: created_at.toISOString(),
        })),
        meta: { next_cursor },
      }
    },

    /** @throws DomainError 404; 409 for the session of the request itself, which logs out instead */
    async end({ userId, sessionId }: Actor, id: string): Promise<void> {
      if (id === sessionId) {
        throw conflict('This is the session that you are using. Log out instead.', 'own_session')
      }
      if (!(await sessions.endSession(userId, id))) {
        throw notFound('session')
      }
    },

    /** Ends every session of the user except the one of the request. */
    endOthers: ({ userId, sessionId }: Actor): Promise<void> => sessions.endSessions(db, userId, sessionId),
  }
}

export type AccountSessionService = ReturnType<typeof createAccountSessionService>
