import controls from '@marquee/ui/controls.module.css'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationsQuery } from '../../api/notifications.ts'
import { NotificationRow } from '../../notifications/notification-row.tsx'
import rows from '../../notifications/notifications.module.css'
import { useMarkRead } from '../../notifications/use-mark-read.ts'
import styles from './notifications-page.module.css'

/** The user's notifications, the newest first. */
export function NotificationList({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const query = useInfiniteQuery(notificationsQuery(isUnreadOnly))
  const markRead = useMarkRead()
  if (query.isPending) {
    return <ListSkeleton label="Loading notifications" rows={5} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title="The notifications could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const notifications = query.data.pages.flatMap(({ data }) => data)
  const unread = query.data.pages[0]?.meta.unread ?? 0
  if (notifications.length === 0) {
    return (
      <EmptyState title={isUnreadOnly ? 'Everything is read' : 'No notifications yet'}>
        New ads of brands with alerts, finished work and news of your team come here.
      </EmptyState>
    )
  }
  return (
    <>
      {unread === 0 ? null : (
        <div>
          <button type="button" className={controls.button} onClick={() => markRead('all')}>
            Mark all as read
          </button>
        </div>
      )}
      <ul className={`${rows.list} ${styles.card}`} role="list">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={({ id, is_read }) => is_read || markRead([id])}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div>
          <button
            type="button"
            className={controls.button}
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show older ones
          </button>
        </div>
      ) : null}
    </>
  )
}
