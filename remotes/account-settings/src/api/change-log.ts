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
    // The marks of unread entries stay while the page is open, although opening it has marked them as read.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Removes the mark in the navigation. */
export function useMarkChangeLogRead() {
  const session = useSession()
  return useMutation({ mutationFn: () => callEndpoint(markChangeLogRead, {}), onSuccess: session.refresh })
}
