import { z } from 'zod'
import { queue } from './queue.ts'

const NOTHING = z.object({})

/** A queue for work that a schedule repeats: its jobs have no data, and never run twice at once. */
export function scheduledQueue(name: string, options: { expireInSeconds?: number } = {}) {
  // A schedule has a resolution of one minute, so the worker does not have to poll every few seconds.
  return queue(name, { data: NOTHING, isExclusive: true, pollSeconds: 5, retryLimit: 2, ...options })
}

export type ScheduledQueue = ReturnType<typeof scheduledQueue>
