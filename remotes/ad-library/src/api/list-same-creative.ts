import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listSameCreative } from '@marquee/contract/ads'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 6
/** The server reads pictures within a moment. */
const ASK_AGAIN_MS = 2000
const MOST_QUESTIONS = 10

/** Pages of the other ads with an ad's creative; asked for again while the server still reads its pictures. */
export function listSameCreativeQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'same-creative', id],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(listSameCreative, { params: { id }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages[0]?.meta.state === 'waiting' && dataUpdateCount < MOST_QUESTIONS && ASK_AGAIN_MS,
  })
}
