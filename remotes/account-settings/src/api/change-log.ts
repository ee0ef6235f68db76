import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listChangeLog, markChangeLogRead } from '@marquee/contract/change-log'
import { infiniteQueryOptions } from '@tanstack/react-query'

export function changeLogQuery() {
  return infiniteQueryOptions({
    queryKey: ['change-log'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listChangeLog, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // The marks of what is unread stay while the page is open, although it is read by then.
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function requestMarkChangeLogRead() {
  return callEndpoint(markChangeLogRead, {})
}
