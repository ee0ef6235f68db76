import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { markPlansSeen } from '@marquee/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authDataQuery } from './authentication.ts'

/** Marks the plans as seen in the cached session at once, so that the next page opens, and on the server. */
export function useMarkPlansSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(markPlansSeen, {}, { keepalive: true }),
    onMutate: () => {
      queryClient.setQueryData(authDataQuery().queryKey, (before) => before && { ...before, is_new_user: false })
    },
    // Nothing is lost: the next page load redirects to the plans once more.
    onError: (error) => console.error('The server was not told that the plans were seen.', error),
  })
}
