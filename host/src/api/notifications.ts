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
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const notificationKeys = {
  all: ['notifications'] as const,
  latest: ['notifications', 'latest'] as const,
  list: (isUnreadOnly: boolean) => ['notifications', 'all', isUnreadOnly] as const,
  preferences: ['notification-preferences'] as const,
}

/** The contents of the bell: the newest few notifications, and the number of unread ones. */
export function latestNotificationsQuery() {
  return queryOptions({
    queryKey: notificationKeys.latest,
    meta: changesWith('notifications'),
    queryFn: ({ signal }) => callEndpoint(listNotifications, { query: { limit: 8 } }, { signal }),
  })
}

/** Pages of notifications. */
export function notificationsQuery(isUnreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.list(isUnreadOnly),
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

export function useMarkNotificationsRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[] | 'all') => callEndpoint(markNotificationsRead, { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
  })
}

export function notificationPreferencesQuery() {
  return queryOptions({
    queryKey: notificationKeys.preferences,
    queryFn: ({ signal }) => callEndpoint(listNotificationPreferences, {}, { signal }),
  })
}

export function useSetNotificationPreference() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { kind: NotificationKind; channel: NotificationChannel; is_on: boolean }) =>
      callEndpoint(setNotificationPreference, { body }),
    onSuccess: (answer) => queryClient.setQueryData(notificationKeys.preferences, answer),
  })
}
