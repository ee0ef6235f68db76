import {
  listNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreference,
} from '@marquee/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { NotificationService } from './notifications.service.ts'

export function registerNotificationRoutes(app: FastifyInstance, notifications: NotificationService): void {
  implement(app, listNotifications, ({ actor, query }) => notifications.list(actor, query))
  implement(app, markNotificationsRead, ({ actor, body }) => notifications.markRead(actor, body))
  implement(app, listNotificationPreferences, async ({ actor }) => ({
    data: await notifications.listPreferences(actor),
  }))
  implement(app, setNotificationPreference, async ({ actor, body }) => ({
    data: await notifications.setPreference(actor, body),
  }))
}
