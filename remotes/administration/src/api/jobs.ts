import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  cancelJob,
  discardDeadLetter,
  type Job,
  listDeadLetters,
  listJobQueues,
  listJobs,
  retryDeadLetter,
} from '@marquee/contract/jobs'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 25
/** Jobs move while somebody looks at them. */
const REFRESH_MS = 2000

/** The beginning of every key of this page, so that one call refreshes all of it. */
export const jobKeys = ['job-administration'] as const

export const jobQueuesQuery = queryOptions({
  queryKey: [...jobKeys, 'queues'],
  queryFn: ({ signal }) => callEndpoint(listJobQueues, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export interface JobFilter {
  queue: string | undefined
  state: Job['state'] | undefined
}

export function jobsQuery({ queue, state }: JobFilter) {
  return infiniteQueryOptions({
    queryKey: [...jobKeys, 'jobs', queue, state],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE_SIZE,
        ...(queue !== undefined && { queue }),
        ...(state !== undefined && { state }),
        ...(pageParam !== null && { cursor: pageParam }),
      }
      return callEndpoint(listJobs, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
    refetchInterval: REFRESH_MS,
  })
}

/** Ends a job that waits or runs. */
export function requestCancelJob({ queue, id }: Pick<Job, 'queue' | 'id'>): Promise<void> {
  return callEndpoint(cancelJob, { params: { queue, id } })
}

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
