import { endAccountSession, endOtherAccountSessions, listAccountSessions } from '@marquee/contract/account-sessions'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AccountSessionService } from './account-sessions.service.ts'

export function registerAccountSessionRoutes(app: FastifyInstance, accountSessions: AccountSessionService): void {
  implement(app, listAccountSessions, ({ actor, query }) => accountSessions.list(actor, query))
  implement(app, endAccountSession, ({ actor, params }) => accountSessions.end(actor, params.id))
  implement(app, endOtherAccountSessions, ({ actor }) => accountSessions.endOthers(actor))
}
