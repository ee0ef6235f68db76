import { fromKysely, type Job, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { createJobProgressRepository } from './job-progress.repository.ts'

/** The information that a handler has about its job besides the data. */
export interface JobAttempt {
  jobId: string
  /** 1 for the first attempt. */
  attempt: number
  /** Aborted when the job is cancelled, when another worker has taken it over, and when the process stops. */
  signal: AbortSignal
  /**
   * Reports the progress of the job, for the page of jobs. It may be called any number of times: it writes twice a second at
   * most.
   * @param fraction from 0 to 1
   * @param note the current step, in a few words
   */
  setProgress: (fraction: number, note?: string) => Promise<void>
  /**
   * Completes the job in the transaction that writes its result: both happen, or neither.
   * @throws JobTakenError when this attempt no longer holds the job; the transaction must roll back
   */
  complete: (transaction: Database) => Promise<void>
}

/** The job was cancelled, or another worker has taken it over: the result of this attempt must not count. */
export class JobTakenError extends Error {
  override readonly name = 'JobTakenError'
}

export interface RunningAttempt extends JobAttempt {
  /** Removes the progress that {@link JobAttempt.setProgress} wrote, once the job is done. */
  clearProgress: () => Promise<void>
}

const PROGRESS_EVERY_MS = 500
// pg-boss declares its results as empty objects.
const settled = z.object({ affected: z.number() })

/** @returns the number of jobs that a command of pg-boss changed */
export function countAffected(answer: object): number {
  return settled.parse(answer).affected
}

interface Surroundings {
  boss: Pick<PgBoss, 'complete'>
  database: Database
  job: Pick<Job<unknown>, 'id' | 'name' | 'retryCount'>
  signal: AbortSignal
}

/** The attempt that is passed to the handler of this job. */
export function createJobAttempt({ boss, database, job, signal }: Surroundings): RunningAttempt {
  const { id, name, retryCount } = job
  const attempt = retryCount + 1
  let writtenAt: number | null = null

  return {
    jobId: id,
    attempt,
    signal,
    async setProgress(fraction, note) {
      const now = new Date()
      if (writtenAt !== null && now.getTime() - writtenAt < PROGRESS_EVERY_MS && fraction < 1) {
        return
      }
      writtenAt = now.getTime()
      await createJobProgressRepository(database).save({
        job_id: id,
        attempt,
        fraction: Math.min(1, Math.max(0, fraction)),
        note: note ?? null,
        created_at: now,
        updated_at: now,
      })
    },
    async complete(transaction) {
      const answer = await boss.complete(name, { id, retryCount }, null, { db: fromKysely(transaction) })
      if (countAffected(answer) === 0) {
        throw new JobTakenError(`The job ${id} does not belong to attempt ${attempt} any more.`)
      }
      await createJobProgressRepository(transaction).remove(id)
    },
    async clearProgress() {
      if (writtenAt !== null) {
        await createJobProgressRepository(database).remove(id)
      }
    },
  }
}
