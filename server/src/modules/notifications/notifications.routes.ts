import {
  listNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreference,
  unsubscribe,
} from '@marquee/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../platform/http/implement.ts'
import type { NotificationService } from './notifications.service.ts'

export async function registerNotificationRoutes(
  app: FastifyInstance,
  notifications: NotificationService,
): Promise<void> {
  implement(app, listNotifications, ({ actor, query }) => notifications.list(actor, query))
  implement(app, markNotificationsRead, ({ actor, body }) => notifications.markRead(actor, body))
  implement(app, listNotificationPreferences, async ({ actor }) => ({
    data: await notifications.listPreferences(actor),
  }))
  implement(app, setNotificationPreference, async ({ actor, body }) => ({
    data: await notifications.setPreference(actor, body),
  }))
  await app.register(async (scope) => {
    // Mailboxes send the form `List-Unsubscribe=One-Click` (RFC 8058, section 3.1); the address says all that is needed.
    const parser = { parseAs: 'string', bodyLimit: 1024 } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, _body, done) => done(null))
    implementAnonymous(scope, unsubscribe, async ({ params }) => ({
      data: await notifications.unsubscribe(params.token),
    }))
  })
}
