import type { ChangeLogService } from './change-log/change-log.service.ts'
import type { NotificationService } from './notifications/notifications.service.ts'
import type { WorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

export type { ChangeLogService } from './change-log/change-log.service.ts'
export type { NotificationService } from './notifications/notifications.service.ts'
export type { WorkspaceChangeService } from './workspace-changes/workspace-changes.service.ts'

/** The functions of notifications that later domains may use. */
export interface Notifications {
  changes: WorkspaceChangeService
  changeLog: ChangeLogService
  notifications: NotificationService
}
