import type { Notification } from '@marquee/contract/notifications'
import { useIsAllowed, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { latestNotificationsQuery } from '../api/notifications.ts'
import { MenuPanel } from './menu-panel.tsx'
import { NotificationRow } from '../notifications/notification-row.tsx'
import styles from '../notifications/notifications.module.css'
import { useMarkRead } from '../notifications/use-mark-read.ts'

/** The newest notifications and the number of unread ones; both are updated while the page is open. */
export function NotificationBell() {
  const { email_verified_at } = useUser()
  // The guard redirects a workspace with ad templates only away from the page of notifications [G-04].
  const hasPage = useIsAllowed({ feature: 'full_product', plan: 'none' })
  const { data, isError } = useQuery({ ...latestNotificationsQuery(), enabled: email_verified_at !== null })
  const markRead = useMarkRead()
  const unread = data?.meta.unread ?? 0
  const handleOpen = ({ id, is_read }: Notification) => is_read || markRead([id])
  return (
    <MenuPanel
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      button={
        <span className={styles.bell}>
          <Bell size={18} aria-hidden />
          {unread === 0 ? null : (
            <span className={styles.count} aria-hidden>
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </span>
      }
    >
      {() => (
        <div className={styles.panel}>
          <div className={styles.head}>
            <strong>Notifications</strong>
            {unread === 0 ? null : (
              <button type="button" className={styles.quiet} onClick={() => markRead('all')}>
                Mark {formatCount(unread, 'notification')} as read
              </button>
            )}
          </div>
          {data === undefined || data.data.length === 0 ? (
            <p className={styles.empty}>
              {isError
                ? 'The notifications could not be loaded.'
                : 'Nothing yet. New ads of brands with alerts, finished work and news of your team come here.'}
            </p>
          ) : (
            <ul className={styles.list} role="list">
              {data.data.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onOpen={handleOpen} />
              ))}
            </ul>
          )}
          {hasPage ? (
            <Link className={styles.all} to={href('notifications')}>
              See all
            </Link>
          ) : null}
        </div>
      )}
    </MenuPanel>
  )
}
