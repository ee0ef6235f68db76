import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { NotificationService } from './notifications.service.ts'

const removeOldNotifications = scheduledQueue('notifications.remove-old')

export function registerNotificationJobs(jobs: Jobs, notifications: Pick<NotificationService, 'removeOld'>): void {
  jobs.schedule(removeOldNotifications, '40 3 * * *', () => notifications.removeOld())
}
