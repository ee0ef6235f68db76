import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NOTIFICATIONS_KEY, requestMarkRead } from '../api/notifications.ts'

/** Marks notifications as read, and shows it everywhere. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: requestMarkRead,
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The notifications stay unread', detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  })
}
