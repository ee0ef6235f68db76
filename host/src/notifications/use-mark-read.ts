import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useMarkNotificationsRead } from '../api/notifications.ts'

/** Marks notifications as read, and says when they stay unread. */
export function useMarkRead(): (ids: string[] | 'all') => void {
  const { mutateAsync } = useMarkNotificationsRead()
  const tellOutcome = useOutcomeToast()
  return (ids) => void tellOutcome(mutateAsync(ids), { failure: 'The notifications stay unread' })
}
