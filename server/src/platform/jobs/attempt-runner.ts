import type { Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { jobSeconds } from '../metrics/instruments.ts'
import { createJobAttempt, type JobAttempt } from './job-attempt.ts'
import { traced } from '../tracing/tracing.ts'
import { startJobSpan } from './job-traces.ts'
import type { Queue } from './queue.ts'
import { runAsJob } from './running-job.ts'

/** The handler that does the work of a queue. */
export interface Worker {
  queue: Queue
  run: (data: unknown, attempt: JobAttempt) => Promise<void>
}

interface Dependencies {
  boss: PgBoss
  database: Database
  log: Pick<Logger, 'info' | 'error'>
}

/** Runs jobs with everything that a handler is given, and keeps track of the jobs that this process runs. */
export function createAttemptRunner({ boss, database, log }: Dependencies) {
  const running = new Map<string, AbortController>()

  return {
    /**
     * @param claim aborted when this process has lost the job
     * @throws the error of the handler, after logging it
     */
    async run(
      { queue, run }: Worker,
      job: Pick<Job<unknown>, 'id' | 'name' | 'data' | 'retryCount'>,
      claim?: AbortSignal,
    ): Promise<void> {
      const controller = new AbortController()
      running.set(job.id, controller)
      const signal = claim === undefined ? controller.signal : AbortSignal.any([controller.signal, claim])
      const end = jobSeconds.startTimer({ queue: queue.name })
      const span = startJobSpan(queue.name, job.data)
      const attempt = createJobAttempt({ boss, database, job, signal })
      try {
        await traced(span, async () => {
          await runAsJob({ signal, expireInSeconds: queue.expireInSeconds }, () => run(job.data, attempt))
          await attempt.clearProgress()
        })
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: signal.aborted ? 'stopped' : 'failed' })
        const facts = { err: error, queue: queue.name, jobId: job.id, attempt: attempt.attempt, traceId: span?.traceId }
        if (signal.aborted) {
          log.info(facts, 'A job was stopped')
        } else {
          log.error(facts, 'A job failed')
        }
        throw error
      } finally {
        running.delete(job.id)
      }
    },

    /** Tells a job to stop if this process runs it. */
    abort(jobId: string): void {
      running.get(jobId)?.abort(new Error('The job was cancelled.'))
    },

    abortAll(): void {
      for (const controller of running.values()) {
        controller.abort(new Error('The process stops.'))
      }
    },
  }
}
