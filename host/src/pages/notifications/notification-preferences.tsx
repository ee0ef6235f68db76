import type { NotificationChannel, NotificationPreference } from '@marquee/contract/notifications'
import { useToast } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notificationPreferencesQuery, requestSetPreference } from '../../api/notifications.ts'
import styles from './notifications-page.module.css'

/** Which kinds of news come to the person, in the app and by e-mail. */
export function NotificationPreferences() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data, error, refetch } = useQuery(notificationPreferencesQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: requestSetPreference,
    onSuccess: (answer) => queryClient.setQueryData(notificationPreferencesQuery.queryKey, answer),
    onError: (problem) => showToast({ severity: 'error', summary: 'Nothing was changed', detail: problem.message }),
  })
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
                  onChange={(is_on) => mutate({ kind: preference.kind, channel, is_on })}
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
