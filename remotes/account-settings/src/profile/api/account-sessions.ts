import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { endAccountSession, endOtherAccountSessions, listAccountSessions } from '@marquee/contract/account-sessions'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const sessionKeys = { list: ['account-sessions'] as const }

export function accountSessionsQuery() {
  return infiniteQueryOptions({
    queryKey: sessionKeys.list,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listAccountSessions, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Ends the session of this id, or with `others` all but the one of this device. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      id === 'others' ? callEndpoint(endOtherAccountSessions, {}) : callEndpoint(endAccountSession, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKeys.list }),
  })
}
