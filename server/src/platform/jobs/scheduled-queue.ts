import { z } from 'zod'
import { queue } from './queue.ts'

const NOTHING = z.object({})

/** A queue for work that a schedule repeats: it needs no data, and it never runs twice at once. */
export function scheduledQueue(name: string, options: { expireInSeconds?: number } = {}) {
  // A schedule has the resolution of a minute, so nobody waits for a worker that looks every few seconds.
  return queue(name, { data: NOTHING, isExclusive: true, pollSeconds: 5, retryLimit: 2, ...options })
}

export type ScheduledQueue = ReturnType<typeof scheduledQueue>
