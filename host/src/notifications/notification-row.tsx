import type { Notification } from '@marquee/contract/notifications'
import { RelativeTime } from '@marquee/ui/relative-time'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Link } from 'react-router'
import styles from './notifications.module.css'

interface NotificationRowProps {
  notification: Notification
  onOpen: (notification: Notification) => void
}

/** One notification; a click opens its page and marks it as read. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { title, body, path, is_read, created_at } = notification
  const words = (
    <>
      <span className={is_read ? styles.read : styles.unread} aria-hidden />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {is_read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </span>
        {body === '' ? null : (
          <span className={styles.body} dir="auto">
            {body}
          </span>
        )}
        <span className={styles.time}>
          <RelativeTime value={created_at} />
        </span>
      </span>
    </>
  )
  return (
    <li>
      {path === null ? (
        <div className={styles.row}>{words}</div>
      ) : (
        <Link className={styles.row} to={path} onClick={() => onOpen(notification)}>
          {words}
        </Link>
      )}
    </li>
  )
}
