import type { ChangeLogService } from './change-log/change-log.service.ts'
import type { NotificationService } from './notifications/notifications.service.ts'
import type { DirectWebhooks } from './webhooks/direct-webhooks.service.ts'
import type { WebhookEndpointService } from './webhooks/webhook-endpoints.service.ts'
import type { WebhookEventService } from './webhooks/webhook-events.service.ts'
import type { WorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

export type { OpenFlagStream } from './notifications.ports.ts'
export type { ChangeLogService } from './change-log/change-log.service.ts'
export type { NotificationService } from './notifications/notifications.service.ts'
export type { DirectWebhooks } from './webhooks/direct-webhooks.service.ts'
export type { WebhookEndpointService } from './webhooks/webhook-endpoints.service.ts'
export type { WebhookEventService } from './webhooks/webhook-events.service.ts'
export type { WorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

/** The functions of notifications that later domains may use. */
export interface Notifications {
  changes: WorkspaceChangeService
  changeLog: ChangeLogService
  notifications: NotificationService
  webhooks: WebhookEndpointService
  webhookEvents: WebhookEventService
  directWebhooks: DirectWebhooks
}
