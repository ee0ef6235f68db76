import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { discardDeadLetter, listDeadLetters, retryDeadLetter } from '@marquee/contract/jobs'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { jobKeys } from './jobs.ts'

const PAGE_SIZE = 25

export const deadLettersQuery = infiniteQueryOptions({
  queryKey: [...jobKeys, 'dead-letters'],
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }
    return callEndpoint(listDeadLetters, { query }, { signal })
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.meta.next_cursor,
  refetchInterval: 5000,
})

/** Puts the job back into its queue. */
export function requestRetryDeadLetter(id: string): Promise<void> {
  return callEndpoint(retryDeadLetter, { params: { id } })
}

/** Removes the job for good. */
export function requestDiscardDeadLetter(id: string): Promise<void> {
  return callEndpoint(discardDeadLetter, { params: { id } })
}
