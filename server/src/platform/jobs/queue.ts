import type { z } from 'zod'

interface QueueSettings {
  /** How often a failed job is tried again, each time after a longer pause; after the last one it is a dead letter. */
  readonly retryLimit: number
  /** Seconds before the first retry, doubled each time. */
  readonly retryDelaySeconds: number
  /** The longest pause between two retries. */
  readonly retryDelayMaxSeconds: number
  /** Seconds after which a running job counts as lost and is tried again, however alive its worker is. */
  readonly expireInSeconds: number
  /** How many jobs of the queue one process runs at once. */
  readonly concurrency: number
  /** Of all processes together one runs a job of this queue at a time, and one job waits at most. */
  readonly isExclusive: boolean
  /** Its jobs belong to workspaces, which take turns: nobody waits for what another one has filed before. */
  readonly hasTurns: boolean
  /** How long an idle worker waits before it looks for jobs again. */
  readonly pollSeconds: number
}

/** A kind of background work: its name and the shape of its data. */
export interface Queue<S extends z.ZodType<object> = z.ZodType<object>> extends QueueSettings {
  readonly name: string
  readonly data: S
}

const DEFAULTS: QueueSettings = {
  retryLimit: 3,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60 * 60,
  expireInSeconds: 15 * 60,
  concurrency: 1,
  isExclusive: false,
  hasTurns: false,
  pollSeconds: 2,
}

/** Defines a queue, once, in the `x.jobs.ts` of the module that works on it. */
export function queue<S extends z.ZodType<object>>(
  name: string,
  options: { data: S } & Partial<QueueSettings>,
): Queue<S> {
  return { name, ...DEFAULTS, ...options }
}
