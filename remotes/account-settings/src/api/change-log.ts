import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listChangeLog, markChangeLogRead } from '@marquee/contract/change-log'
import { useSession } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'

const changeLogKeys = { list: ['change-log'] as const }

export function changeLogQuery() {
  return infiniteQueryOptions({
    queryKey: changeLogKeys.list,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listChangeLog, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // The marks of what is unread stay while the page is open, although it is read by then.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** The mark in the navigation goes. */
export function useMarkChangeLogRead() {
  const session = useSession()
  return useMutation({ mutationFn: () => callEndpoint(markChangeLogRead, {}), onSuccess: session.refresh })
}
