import { randomUUID } from 'node:crypto'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { withLock } from '../database/with-lock.ts'
import { createAttemptRunner, type Worker } from './attempt-runner.ts'
import { countAffected, type JobAttempt } from './job-attempt.ts'
import { DEAD_LETTERS, EXCLUSIVE_KEY, prepareQueues, prepareSchedules, type Schedule } from './prepare-queues.ts'
import type { Queue } from './queue.ts'
import type { ScheduledQueue } from './scheduled-queue.ts'
import { carryTrace } from './job-traces.ts'
import { createTurnRepository } from './turns.repository.ts'
import { createWaitingQueueRepository } from './waiting-queues.repository.ts'

export interface SendOptions {
  /** The transaction that the job belongs to: it exists if and only if the transaction commits. */
  transaction?: Database
  /** At most one waiting job of a queue has this key; sending another one has no effect. */
  singletonKey?: string
  startAfter?: Date
  /** The workspace whose turn the job takes; every job of a queue with turns has one. */
  workspaceId?: string
  /** Whose turn the job takes when turns are finer than workspaces. */
  groupId?: string
  /** How much work the job is, such as the seconds that it takes; 1 without. Groups get equal work and not equally many jobs. */
  work?: number
}

/** The rest of a running job. */
interface Rest {
  jobId: string
  singletonKey: string
  workspaceId: string
  /** The work that the running job has done so far. */
  work: number
}

type Handler<S extends z.ZodType<object>> = (data: z.output<S>, attempt: JobAttempt) => Promise<void>

/** Background work in PostgreSQL. A job runs at least once, so handlers must tolerate repeated runs. */
export interface Jobs {
  /** Registers the handler of a queue. Call it before `start`. */
  work<S extends z.ZodType<object>>(queue: Queue<S>, handler: Handler<S>): void
  /** Registers a handler for repeated work. @param cron five fields, in UTC: no more often than every minute */
  schedule(queue: ScheduledQueue, cron: string, handler: (attempt: JobAttempt) => Promise<unknown>): void
  /** Adds a job to a queue that has a worker. Resolves with its id, or null when a job with this `singletonKey` is already waiting. */
  send<S extends z.ZodType<object>>(queue: Queue<S>, data: z.input<S>, options?: SendOptions): Promise<string | null>
  /**
   * Queues the rest of a running job if another group waits whose turn has come by the work that is done. Call it between the steps of
   * long work.
   * @returns whether it did: then the job ends
   */
  giveWay<S extends z.ZodType<object>>(queue: Queue<S>, data: z.input<S>, rest: Rest): Promise<boolean>
  /** Cancels a job that waits or runs; its handler's signal is aborted within seconds. @returns false when it has already ended */
  cancel(queueName: string, jobId: string): Promise<boolean>
  /**
   * Puts a dead letter back into its queue, in the transaction.
   * @returns false when it no longer exists, or its queue has the same work waiting
   */
  retryDeadLetter(transaction: Database, id: string): Promise<boolean>
  /** Deletes a dead letter. @returns false when it no longer exists */
  discardDeadLetter(id: string): Promise<boolean>
  /** Creates the queues and, in a process that does background work, starts the workers. */
  start(): Promise<void>
  /** Runs every waiting job now, one after the other, for tools and tests. Resolves with their number. */
  drain(only?: readonly Queue[]): Promise<number>
  /** Takes no further jobs, tells the running ones to stop, and waits for them. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** False: jobs wait for `drain`, or for another process. */
  isPolling: boolean
  /** Seconds without a heartbeat after which a worker has lost its job to another one. At least 10. */
  heartbeatSeconds?: number
}

// Less than the time that a step of the shutdown may take.
const STOP_TIMEOUT_MS = 8000
// A silent worker is found after these seconds, one monitor pass, the pause of the first retry and one poll: together within 30.
const HEARTBEAT_SECONDS = 12
const MONITOR_SECONDS = 5
const BEATS_PER_HEARTBEAT = 3
const CRON_SECONDS = { cronMonitorIntervalSeconds: 10, cronWorkerIntervalSeconds: 5 }

/** @see JobsOptions */
export function createJobs({ database, log, isPolling, heartbeatSeconds = HEARTBEAT_SECONDS }: JobsOptions): Jobs {
  const monitoring = { superviseIntervalSeconds: MONITOR_SECONDS, monitorIntervalSeconds: MONITOR_SECONDS }
  const mode = { supervise: isPolling, schedule: isPolling }
  const boss = new PgBoss({ db: fromKysely(database), ...mode, ...monitoring, ...CRON_SECONDS })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had a problem'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  const workers = new Map<string, Worker>()
  const schedules: Schedule[] = []
  const attempts = createAttemptRunner({ boss, database, log })

  async function takeTurn(queueName: string, groupId: string, { work = 1, transaction = database }: SendOptions) {
    const turn = await createTurnRepository(transaction).next(queueName, groupId, work)
    return { group: { id: groupId }, priority: -turn }
  }

  async function startWorker(worker: Worker): Promise<void> {
    let id = ''
    const { name, pollSeconds, isOnePerGroup } = worker.queue
    const options = {
      pollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: heartbeatSeconds / BEATS_PER_HEARTBEAT,
      // pg-boss's limit across processes does not hold when idle workers fetch at the same moment; that of a process does, over all
      // workers of a queue.
      ...(isOnePerGroup && { localGroupConcurrency: 1 }),
    }
    id = await boss.work<unknown>(name, options, async ([job]) => {
      if (job !== undefined) {
        // The next job is fetched at once, without waiting for the next poll.
        boss.notifyWorker(id)
        await attempts.run(worker, job, job.signal)
      }
    })
  }

  return {
    work(queue, handler) {
      workers.set(queue.name, { queue, run: async (data, context) => handler(queue.data.parse(data), context) })
    },
    schedule(queue, cron, handler) {
      workers.set(queue.name, { queue, run: async (_, context) => void (await handler(context)) })
      schedules.push({ queue, cron })
    },
    async send(queue, data, options = {}) {
      const { transaction, singletonKey, startAfter, workspaceId, groupId = workspaceId } = options
      if (queue.hasTurns !== (groupId !== undefined)) {
        throw new Error(`A job of ${queue.name} is sent ${queue.hasTurns ? 'with' : 'without'} a workspace.`)
      }
      const turn = groupId === undefined ? {} : await takeTurn(queue.name, groupId, options)
      return boss.send(queue.name, carryTrace(queue.data.parse(data)), {
        // The policy of the queue compares keys, and a missing key would count as one that all jobs share.
        singletonKey: queue.isExclusive ? EXCLUSIVE_KEY : (singletonKey ?? randomUUID()),
        ...turn,
        ...(startAfter !== undefined && { startAfter }),
        ...(transaction !== undefined && { db: fromKysely(transaction) }),
      })
    },
    async giveWay(queue, data, { jobId, singletonKey, workspaceId, work }) {
      const turn = await createTurnRepository(database).findRest(jobId, work)
      if (turn === null) {
        return false
      }
      const options = { singletonKey, group: { id: workspaceId }, priority: -turn }
      await boss.send(queue.name, carryTrace(queue.data.parse(data)), options)
      return true
    },
    async cancel(queueName, jobId) {
      const isCancelled = countAffected(await boss.cancel(queueName, jobId)) > 0
      attempts.abort(jobId)
      return isCancelled
    },
    async retryDeadLetter(transaction, id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: fromKysely(transaction) })) > 0
    },
    discardDeadLetter: async (id) => countAffected(await boss.deleteJob(DEAD_LETTERS, id)) > 0,
    async start() {
      const all = [...workers.values()]
      // On an empty database, pg-boss fails in all but one of the processes that start at the same moment.
      await withLock(database, 'job queues', async () => {
        await boss.start()
        await prepareQueues(
          boss,
          all.map(({ queue }) => queue),
          heartbeatSeconds,
        )
        await (isPolling && prepareSchedules(boss, schedules))
      })
      if (isPolling) {
        for (const worker of all) {
          for (let count = 0; count < worker.queue.concurrency; count += 1) {
            await startWorker(worker)
          }
        }
      }
    },
    async drain(only) {
      let count = 0
      const queues = createWaitingQueueRepository(database)
      // Most queues are empty: querying each of them would take most of the time.
      let waiting = await queues.listNames()
      for (const worker of workers.values()) {
        const { name } = worker.queue
        if (!waiting.has(name) || only?.some((queue) => queue.name === name) === false) {
          continue
        }
        for (let [job] = await boss.fetch<unknown>(name); job; [job] = await boss.fetch(name)) {
          const held = { id: job.id, retryCount: job.retryCount }
          await attempts.run(worker, job).then(
            () => boss.complete(name, held),
            (error: unknown) => boss.fail(name, held, error instanceof Error ? error : { message: String(error) }),
          )
          count += 1
        }
        waiting = await queues.listNames()
      }
      return count
    },
    async stop() {
      const stopped = boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
      attempts.abortAll()
      await stopped
    },
  }
}
