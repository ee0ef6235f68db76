import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Queue } from './queue.ts'

export interface SendOptions {
  /** The transaction that the job belongs to: it exists if and only if the transaction commits. */
  transaction?: Database
  /** At most one waiting or running job of a queue has this key; sending another one does nothing. */
  singletonKey?: string
  startAfter?: Date
}

/** Background work in PostgreSQL. A job is done at least once: handlers must bear being run again. */
export interface Jobs {
  /** Says who does the work of a queue. Call it before `start`. */
  work<S extends z.ZodType>(queue: Queue<S>, handler: (data: z.output<S>) => Promise<void>): void
  /** Files a job. Resolves with its id, or null when `singletonKey` has one already. */
  send<S extends z.ZodType>(queue: Queue<S>, data: z.input<S>, options?: SendOptions): Promise<string | null>
  /** Creates the queues and starts working on them. */
  start(): Promise<void>
  /** Takes no further jobs and waits for those that run. */
  stop(): Promise<void>
}
