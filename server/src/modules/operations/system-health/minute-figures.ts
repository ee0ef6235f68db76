import { keyServices } from '@marquee/contract/system-health'
import { z } from 'zod'
import { SECONDS_BOUNDS } from '../../../platform/metrics/instruments.ts'

const count = z.number().int().min(0)
const outcomes = z.object({ done: count, failed: count })

/** What a process measured in a minute, as it is stored. */
export const minuteFigures = z.object({
  /** Answered requests, refusals for too much work included. */
  requests: count,
  failed_requests: count,
  refused_requests: count,
  /** Answered requests by their time; the bounds are `SECONDS_BOUNDS`. */
  request_times: z.array(count).length(SECONDS_BOUNDS.length + 1),
  queries: count,
  jobs: outcomes,
  renders: outcomes,
  calls: outcomes,
  webhooks: outcomes,
  /** Refusals of the server's own keys. */
  key_refusals: z.partialRecord(z.enum(keyServices), count).default({}),
  /** At the end of the minute. */
  pool_waiting: count,
  open_streams: count,
  /** The 99th percentile of the minute. */
  loop_delay_ms: z.number().min(0),
  /** Jobs that are due, and jobs that failed for good, in the whole installation; null when they could not be counted. */
  due_jobs: z.object({ waiting: count, dead: count }).nullable(),
  disk: z.object({ free_bytes: count, total_bytes: count }).nullable(),
  /** Standbys that nothing is read from; null without standbys. */
  left_out_replicas: count.nullable().default(null),
  /** Age of the oldest change that the search engine does not have; null without an engine. */
  search_lag_seconds: z.number().min(0).nullable().default(null),
})
export type MinuteFigures = z.infer<typeof minuteFigures>

/** The figures that count up from the start of the process. */
export type CountedFigures = Omit<
  MinuteFigures,
  'pool_waiting' | 'open_streams' | 'loop_delay_ms' | 'due_jobs' | 'disk' | 'left_out_replicas' | 'search_lag_seconds'
>
