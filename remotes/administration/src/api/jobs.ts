import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { cancelJob, type Job, listJobQueues, listJobs } from '@marquee/contract/jobs'
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
