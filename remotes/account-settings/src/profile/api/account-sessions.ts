import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { endAccountSession, endOtherAccountSessions, listAccountSessions } from '@marquee/contract/account-sessions'
import { infiniteQueryOptions } from '@tanstack/react-query'

export const SESSIONS_KEY = ['account-sessions'] as const

export function accountSessionsQuery() {
  return infiniteQueryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listAccountSessions, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestEndSession(id: string) {
  return callEndpoint(endAccountSession, { params: { id } })
}

export function requestEndOtherSessions() {
  return callEndpoint(endOtherAccountSessions, {})
}
