import { listChangeLog, markChangeLogRead } from '@marquee/contract/change-log'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ChangeLogService } from './change-log.service.ts'

export function registerChangeLogRoutes(app: FastifyInstance, changeLog: ChangeLogService): void {
  implement(app, listChangeLog, ({ actor, query }) => changeLog.list(actor, query))
  implement(app, markChangeLogRead, ({ actor }) => changeLog.markRead(actor))
}
