import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { chooseWebAccess } from '../../platform/web/open-fetch-public.ts'
import { createPostPublic } from '../../platform/web/post-public.ts'
import type { Identity } from '../identity/identity.public.ts'
import { registerChangeLogRoutes } from './change-log/change-log.routes.ts'
import { createChangeLogService } from './change-log/change-log.service.ts'
import { readEntries } from './change-log/read-entries.ts'
import type { OpenFlagStream, WebhookPlans, WebhookWorkspaces } from './notifications.ports.ts'
import type { Notifications } from './notifications.public.ts'
import { registerNotificationJobs } from './notifications/notifications.jobs.ts'
import { registerNotificationRoutes } from './notifications/notifications.routes.ts'
import { createNotificationService } from './notifications/notifications.service.ts'
import { registerUnsubscribeRoutes } from './notifications/unsubscribe.routes.ts'
import { createDirectWebhooks } from './webhooks/direct-webhooks.service.ts'
import { createWebhookBacklog } from './webhooks/webhook-backlog.service.ts'
import { createWebhookDeliveryService } from './webhooks/webhook-deliveries.service.ts'
import { createWebhookEndpointService } from './webhooks/webhook-endpoints.service.ts'
import { createWebhookEventService } from './webhooks/webhook-events.service.ts'
import { createWebhookSecrets } from './webhooks/webhook-secrets.ts'
import { createWebhookSender } from './webhooks/webhook-sender.service.ts'
import { registerWebhookJobs } from './webhooks/webhooks.jobs.ts'
import { registerWebhookRoutes } from './webhooks/webhooks.routes.ts'
import { registerWorkspaceChangeRoutes } from './workspace-changes/workspace-changes.routes.ts'
import { createWorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

interface Given {
  identity: Identity
  sessions: Sessions
  mails: MailService
  plans: WebhookPlans
  workspaces: WebhookWorkspaces
  /** Reads the generation of the releases that pages run. */
  readReleaseGeneration: () => Promise<number>
  openFlagStream: OpenFlagStream
}

/**
 * Notifications in the app and by mail, webhooks, the stream of changes that pages follow, and the change log of the product.
 *
 * Owns the tables `notification_preferences`, `notifications`, `webhook_attempts`, `webhook_deliveries`, `webhook_endpoints`,
 * `webhook_events`, `workspace_changes`.
 * Asks operations for the generation of the releases (`readReleaseGeneration`) and the feature flags (`openFlagStream`), which the stream
 * announces, and workspaces and billing (notifications.ports.ts) whether a workspace may send webhooks.
 */
export function registerNotifications(
  app: FastifyInstance,
  { database: db, clock, reads, log, jobs, environment, sessionSecrets: secrets }: AppDependencies,
  { identity: { users }, sessions, mails, plans, workspaces, readReleaseGeneration, openFlagStream }: Given,
): Notifications {
  const { appUrl } = environment
  const changes = createWorkspaceChangeService({ db, reads, clock, log, sessions, readReleaseGeneration })
  registerWorkspaceChangeRoutes(app, changes, openFlagStream)

  const notifications = createNotificationService({ db, clock, mails, changes, appUrl, secrets })
  registerNotificationRoutes(app, notifications)
  registerUnsubscribeRoutes(app, notifications)
  registerNotificationJobs(jobs, notifications)

  const access = chooseWebAccess(environment)
  const postPublic = createPostPublic(access)
  const webhookSecrets = createWebhookSecrets(environment.adSources.credentialKeys)
  const webhooks = createWebhookEndpointService({ db, clock, secrets: webhookSecrets, access })
  registerWebhookRoutes(app, {
    endpoints: webhooks,
    deliveries: createWebhookDeliveryService({ db, clock, jobs, appUrl }),
  })
  const sender = createWebhookSender({
    db,
    clock,
    jobs,
    secrets: webhookSecrets,
    postPublic,
    notifications,
    async maySend(workspaceId) {
      const plan = await plans.findPlan(workspaceId)
      return plan !== null && plan.isActive && plan.features.includes('api') && (await workspaces.isOpen(workspaceId))
    },
  })
  registerWebhookJobs(jobs, { endpoints: webhooks, sender, backlog: createWebhookBacklog({ db, clock, jobs }) })
  const webhookEvents = createWebhookEventService({ db, clock, jobs, appUrl })
  const directWebhooks = createDirectWebhooks({ clock, postPublic, secrets })

  const changeLog = createChangeLogService({ users, entries: readEntries() })
  registerChangeLogRoutes(app, changeLog)
  return { changes, changeLog, notifications, webhooks, webhookEvents, directWebhooks }
}
