import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  listNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  type NotificationChannel,
  type NotificationKind,
  setNotificationPreference,
} from '@marquee/contract/notifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const NOTIFICATIONS_KEY = ['notifications'] as const

/** What the bell shows: the newest few, and how many are unread. */
export const latestNotificationsQuery = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'latest'],
  meta: changesWith('notifications'),
  queryFn: ({ signal }) => callEndpoint(listNotifications, { query: { limit: 8 } }, { signal }),
})

/** Pages of notifications. */
export function notificationsQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'all', isUnreadOnly],
    meta: changesWith('notifications'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        listNotifications,
        { query: { limit: 30, cursor: pageParam ?? undefined, ...(isUnreadOnly && { unread: 'only' as const }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestMarkRead(ids: readonly string[] | 'all') {
  return callEndpoint(markNotificationsRead, { body: { ids: ids === 'all' ? 'all' : [...ids] } })
}

export const notificationPreferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => callEndpoint(listNotificationPreferences, {}, { signal }),
})

export function requestSetPreference(choice: { kind: NotificationKind; channel: NotificationChannel; is_on: boolean }) {
  return callEndpoint(setNotificationPreference, { body: choice })
}
