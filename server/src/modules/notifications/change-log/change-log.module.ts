import type { FastifyInstance } from 'fastify'
import type { UserService } from '../../identity/auth/users.service.ts'
import { registerChangeLogRoutes } from './change-log.routes.ts'
import { type ChangeLogService, createChangeLogService } from './change-log.service.ts'
import { readEntries } from './read-entries.ts'

/** Wires what is new in the product. */
export function registerChangeLog(app: FastifyInstance, { users }: { users: UserService }): ChangeLogService {
  const changeLog = createChangeLogService({ users, entries: readEntries() })
  registerChangeLogRoutes(app, changeLog)
  return changeLog
}
