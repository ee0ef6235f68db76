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
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const PAGE_SIZE = 25
/** The lists are polled because jobs change while the page is open. */
const REFRESH_MS = 2000

const jobKeys = {
  all: ['job-administration'] as const,
  queues: ['job-administration', 'queues'] as const,
  list: ({ queue, state }: JobFilter) => ['job-administration', 'jobs', queue, state] as const,
  deadLetters: ['job-administration', 'dead-letters'] as const,
}

export function jobQueuesQuery() {
  return queryOptions({
    queryKey: jobKeys.queues,
    queryFn: ({ signal }) => callEndpoint(listJobQueues, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

export interface JobFilter {
  queue: string | undefined
  state: Job['state'] | undefined
}

export function jobsQuery({ queue, state }: JobFilter) {
  return infiniteQueryOptions({
    queryKey: jobKeys.list({ queue, state }),
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
export function useCancelJob() {
  return useJobsWrite(({ queue, id }: Pick<Job, 'queue' | 'id'>) => callEndpoint(cancelJob, { params: { queue, id } }))
}

export function deadLettersQuery() {
  return infiniteQueryOptions({
    queryKey: jobKeys.deadLetters,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }
      return callEndpoint(listDeadLetters, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
    refetchInterval: 5000,
  })
}

/** Puts the job back into its queue. */
export function useRetryDeadLetter() {
  return useJobsWrite((id: string) => callEndpoint(retryDeadLetter, { params: { id } }))
}

/** Removes the job for good. */
export function useDiscardDeadLetter() {
  return useJobsWrite((id: string) => callEndpoint(discardDeadLetter, { params: { id } }))
}

/** An action on a job; afterwards the page shows the job's new state. */
function useJobsWrite<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.all }),
  })
}
