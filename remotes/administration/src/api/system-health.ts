import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getSystemHealth } from '@marquee/contract/system-health'
import { queryOptions } from '@tanstack/react-query'

/** Each process tells once a minute. */
const REFRESH_MS = 60_000

export function systemHealthQuery() {
  return queryOptions({
    queryKey: ['system-health'] as const,
    queryFn: ({ signal }) => callEndpoint(getSystemHealth, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}
