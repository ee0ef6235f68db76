import type { z } from 'zod'

interface QueueSettings {
  /** The number of retries of a failed job, each after a longer pause; after the last one the job is a dead letter. */
  readonly retryLimit: number
  /** Seconds before the first retry; they double with each retry. */
  readonly retryDelaySeconds: number
  /** The longest pause between two retries. */
  readonly retryDelayMaxSeconds: number
  /** Seconds after which a running job counts as lost and is tried again, even if its worker is alive. */
  readonly expireInSeconds: number
  /** The number of jobs of the queue that one process runs at once. */
  readonly concurrency: number
  /** Only one job of this queue runs at a time across all processes, and at most one job waits. */
  readonly isExclusive: boolean
  /** The jobs belong to workspaces, or to finer groups, which take turns: none waits for the backlog of another one. */
  readonly hasTurns: boolean
  /** A process runs one job of each group at a time, so that what one waits for holds up no other group. */
  readonly isOnePerGroup: boolean
  /** The time that an idle worker waits before it polls for jobs again. */
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
  isOnePerGroup: false,
  pollSeconds: 2,
}

/** Defines a queue, once, in the `x.jobs.ts` of the module that does its work. */
export function queue<S extends z.ZodType<object>>(
  name: string,
  options: { data: S } & Partial<QueueSettings>,
): Queue<S> {
  return { name, ...DEFAULTS, ...options }
}
