import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Identity } from '../identity/identity.public.ts'
import { registerChangeLogRoutes } from './change-log/change-log.routes.ts'
import { createChangeLogService } from './change-log/change-log.service.ts'
import { readEntries } from './change-log/read-entries.ts'
import type { Notifications } from './notifications.public.ts'
import { registerNotificationJobs } from './notifications/notifications.jobs.ts'
import { registerNotificationRoutes } from './notifications/notifications.routes.ts'
import { createNotificationService } from './notifications/notifications.service.ts'
import { registerUnsubscribeRoutes } from './notifications/unsubscribe.routes.ts'
import { registerWorkspaceChangeRoutes } from './workspace-changes/workspace-changes.routes.ts'
import { createWorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

interface Given {
  identity: Identity
  sessions: Sessions
  mails: MailService
  /** Reads the generation of the releases that pages run. */
  readReleaseGeneration: () => Promise<number>
}

/**
 * Notifications in the app and by mail, the stream of changes that pages follow, and the change log of the product.
 *
 * Owns the tables `notification_preferences`, `notifications`, `workspace_changes`.
 * Asks operations (`readReleaseGeneration`) for the generation of the releases, which the stream announces.
 */
export async function registerNotifications(
  app: FastifyInstance,
  { database: db, clock, reads, log, jobs, environment: { appUrl }, sessionSecret: secret }: AppDependencies,
  { identity: { users }, sessions, mails, readReleaseGeneration }: Given,
): Promise<Notifications> {
  const changes = createWorkspaceChangeService({ db, reads, clock, log, sessions, readReleaseGeneration })
  registerWorkspaceChangeRoutes(app, changes)

  const notifications = createNotificationService({ db, clock, mails, changes, appUrl, secret })
  registerNotificationRoutes(app, notifications)
  await registerUnsubscribeRoutes(app, notifications)
  registerNotificationJobs(jobs, notifications)

  const changeLog = createChangeLogService({ users, entries: readEntries() })
  registerChangeLogRoutes(app, changeLog)
  return { changes, changeLog, notifications }
}
