import { randomUUID } from 'node:crypto'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Queue } from './queue.ts'

export interface SendOptions {
  /** The transaction that the job belongs to: it exists if and only if the transaction commits. */
  transaction?: Database
  /** At most one waiting job of a queue has this key; sending another one does nothing. */
  singletonKey?: string
  startAfter?: Date
}

/** Background work in PostgreSQL. A job is done at least once: handlers must bear being run again. */
export interface Jobs {
  /** Says who does the work of a queue. Call it before `start`. */
  work<S extends z.ZodType<object>>(queue: Queue<S>, handler: (data: z.output<S>) => Promise<void>): void
  /** Files a job for a queue that has a worker. Resolves with its id, or null when `singletonKey` has one already. */
  send<S extends z.ZodType<object>>(queue: Queue<S>, data: z.input<S>, options?: SendOptions): Promise<string | null>
  /** Creates the queues and starts working on them. */
  start(): Promise<void>
  /** Does every waiting job at once, one after the other, for tools and tests. Resolves with their number. */
  drain(): Promise<number>
  /** Takes no further jobs and waits for those that run. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Pick<Logger, 'warn' | 'error'>
  /** False: jobs wait for `drain`. */
  isPolling: boolean
}

interface Worker {
  queue: Queue
  run(job: Job<unknown>): Promise<void>
}

const STOP_TIMEOUT_MS = 15_000

export function createJobs({ database, log, isPolling }: JobsOptions): Jobs {
  const boss = new PgBoss({ db: fromKysely(database), supervise: isPolling, schedule: false })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had a problem'))
  const workers = new Map<string, Worker>()

  async function attempt(worker: Worker, job: Job<unknown>): Promise<void> {
    try {
      await worker.run(job)
    } catch (error) {
      log.error({ err: error, queue: worker.queue.name, jobId: job.id }, 'A job failed')
      throw error
    }
  }

  return {
    work(queue, handler) {
      const run = async (job: Job<unknown>) => handler(queue.data.parse(job.data))
      workers.set(queue.name, { queue, run })
    },
    async send(queue, data, { transaction, singletonKey, startAfter } = {}) {
      return boss.send(queue.name, queue.data.parse(data), {
        // The queue's policy compares keys, and a missing key would count as one that all share.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter !== undefined && { startAfter }),
        ...(transaction !== undefined && { db: fromKysely(transaction) }),
      })
    },
    async start() {
      await boss.start()
      for (const worker of workers.values()) {
        const { name, retryLimit, expireInSeconds } = worker.queue
        await boss.createQueue(name, { policy: 'short', retryLimit, expireInSeconds, retryBackoff: true })
        if (isPolling) {
          await boss.work<unknown>(name, async ([job]) => job && attempt(worker, job))
        }
      }
    },
    async drain() {
      let count = 0
      for (const worker of workers.values()) {
        for (
          let [job] = await boss.fetch<unknown>(worker.queue.name);
          job;
          [job] = await boss.fetch(worker.queue.name)
        ) {
          await attempt(worker, job).then(
            () => boss.complete(worker.queue.name, job.id),
            () => boss.fail(worker.queue.name, job.id),
          )
          count += 1
        }
      }
      return count
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
    },
  }
}
