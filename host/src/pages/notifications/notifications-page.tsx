import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { useSearchParams } from 'react-router'
import { NotificationList } from './notification-list.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'
import styles from './notifications-page.module.css'

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'settings', label: 'Settings' },
] as const

/** The user's notifications in this workspace, and the preferences for them. */
export function Page() {
  usePageTitle('Notifications')
  const [parameters, setParameters] = useSearchParams()
  const view = VIEWS.find(({ value }) => value === parameters.get('view'))?.value ?? 'all'
  return (
    <>
      <PageHeader title="Notifications" description="What happened in this workspace that concerns you." />
      <div className={styles.page}>
        <div className={styles.views} role="group" aria-label="View">
          {VIEWS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={styles.view}
              aria-pressed={value === view}
              onClick={() => setParameters(value === 'all' ? {} : { view: value }, { replace: true })}
            >
              {label}
            </button>
          ))}
        </div>
        {view === 'settings' ? <NotificationPreferences /> : <NotificationList isUnreadOnly={view === 'unread'} />}
      </div>
    </>
  )
}
