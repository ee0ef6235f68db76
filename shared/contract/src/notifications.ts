import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { id, timestamp } from './primitives.ts'

/** The events that users are notified about. */
export const notificationKind = z.enum([
  'brand_alert',
  'brand_change',
  'weekly_watch',
  'generation_finished',
  'invitation_accepted',
  'credits_low',
  'ad_account_stopped',
  'brand_found',
  'payment_disputed',
  'plan_duplicated',
  'feedback_comment',
  'feedback_review',
])
export type NotificationKind = z.infer<typeof notificationKind>

export const notificationChannel = z.enum(['app', 'email'])
export type NotificationChannel = z.infer<typeof notificationChannel>

export const notification = z.object({
  id,
  kind: notificationKind,
  title: z.string(),
  /** Empty when the title is enough. */
  body: z.string(),
  /** The page that the notification links to, as `/brand-spy`; null when there is none. */
  path: z.string().nullable(),
  is_read: z.boolean(),
  created_at: timestamp,
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint('GET', '/api/notifications', {
  access: 'verified',
  plan: 'none',
  summary: "The person's notifications in the current workspace, the newest first",
  query: pageQuery.extend({ unread: z.literal('only').optional() }),
  response: z.object({
    data: z.array(notification),
    meta: z.object({ next_cursor: z.string().nullable(), unread: z.number().int() }),
  }),
})

export const markNotificationsRead = endpoint('POST', '/api/notifications/read', {
  access: 'verified',
  plan: 'none',
  changes: ['notifications'],
  summary: 'Marks notifications of the person as read, or all of them',
  body: z.object({ ids: z.union([z.literal('all'), z.array(id).min(1).max(100)]) }),
  response: z.undefined(),
  status: 204,
})

export const notificationPreference = z.object({
  kind: notificationKind,
  title: z.string(),
  /** The event that sends it. */
  occasion: z.string(),
  app: z.boolean(),
  /** Null for notifications that this product never sends by mail. */
  email: z.boolean().nullable(),
})
export type NotificationPreference = z.infer<typeof notificationPreference>

export const listNotificationPreferences = endpoint('GET', '/api/notification-preferences', {
  access: 'verified',
  plan: 'none',
  summary: 'What the person wants to be told of in the current workspace, and where',
  response: dataSchema(z.array(notificationPreference)),
})

export const setNotificationPreference = endpoint('PUT', '/api/notification-preferences', {
  access: 'verified',
  plan: 'none',
  summary: 'Switches a kind of notification on or off in one channel',
  body: z.object({ kind: notificationKind, channel: notificationChannel, is_on: z.boolean() }),
  response: dataSchema(z.array(notificationPreference)),
})
