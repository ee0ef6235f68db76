import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useMarkNotificationsRead } from '../api/notifications.ts'

/** Marks notifications as read, and reports a failure to the user. */
export function useMarkRead(): (ids: string[] | 'all') => void {
  const { mutateAsync } = useMarkNotificationsRead()
  const tellOutcome = useOutcomeToast()
  return (ids) => void tellOutcome(mutateAsync(ids), { failure: 'The notifications stay unread' })
}
