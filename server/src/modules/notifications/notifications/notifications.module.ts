import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { WorkspaceChangeService } from '../workspace-changes/workspace-changes.service.ts'
import { registerNotificationJobs } from './notifications.jobs.ts'
import { registerNotificationRoutes } from './notifications.routes.ts'
import { createNotificationService, type NotificationService } from './notifications.service.ts'
import { registerUnsubscribeRoutes } from './unsubscribe.routes.ts'

interface Neighbours {
  mails: MailService
  changes: WorkspaceChangeService
}

/** Wires what tells people something: in the app, and by mails that one click ends. */
export async function registerNotifications(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { appUrl }, sessionSecret: secret }: AppDependencies,
  { mails, changes }: Neighbours,
): Promise<NotificationService> {
  const notifications = createNotificationService({ db, clock, mails, changes, appUrl, secret })
  registerNotificationRoutes(app, notifications)
  await registerUnsubscribeRoutes(app, notifications)
  registerNotificationJobs(jobs, notifications)
  return notifications
}
