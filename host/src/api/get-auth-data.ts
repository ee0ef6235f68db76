import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { authCheck } from '@marquee/contract/authentication'
import { queryOptions } from '@tanstack/react-query'

/** Who is signed in. Asked for once; `shell/auth-session.ts` asks again when it changes. */
export const authDataQuery = queryOptions({
  queryKey: ['auth-data'],
  queryFn: ({ signal }) => callEndpoint(authCheck, { query: { with_plan: '1' } }, { signal, keepSession: true }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
})
