import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getSharedBoard } from '@marquee/contract/sharing'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 24

/** A board as its link shows it, with pages of its ads. */
export function getSharedBoardQuery(token: string) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'shared-board', token],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(getSharedBoard, { params: { token }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
