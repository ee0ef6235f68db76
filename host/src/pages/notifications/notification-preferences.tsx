import type { NotificationChannel, NotificationPreference } from '@marquee/contract/notifications'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { notificationPreferencesQuery, useSetNotificationPreference } from '../../api/notifications.ts'
import styles from './notifications-page.module.css'

/** The kinds of notifications that the user gets, in the app and by e-mail. */
export function NotificationPreferences() {
  const tellOutcome = useOutcomeToast()
  const { data, error, refetch } = useQuery(notificationPreferencesQuery())
  const { mutateAsync, isPending } = useSetNotificationPreference()
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading your settings" rows={5} />
    ) : (
      <ErrorState title="Your settings could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <table className={`${styles.card} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Tell me about</th>
          <th scope="col">In the app</th>
          <th scope="col">By e-mail</th>
        </tr>
      </thead>
      <tbody>
        {data.data.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row">
              {preference.title}
              <span className={styles.occasion}>{preference.occasion}</span>
            </th>
            {(['app', 'email'] as const).map((channel) => (
              <td key={channel}>
                <Choice
                  preference={preference}
                  channel={channel}
                  isBusy={isPending}
                  onChange={(is_on) =>
                    void tellOutcome(mutateAsync({ kind: preference.kind, channel, is_on }), {
                      failure: 'Nothing was changed',
                    })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChoiceProps {
  preference: NotificationPreference
  channel: NotificationChannel
  isBusy: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ preference, channel, isBusy, onChange }: ChoiceProps) {
  const isOn = preference[channel]
  if (isOn === null) {
    return <span className={styles.none}>Not by e-mail</span>
  }
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={`${preference.title} ${channel === 'app' ? 'in the app' : 'by e-mail'}`}
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
