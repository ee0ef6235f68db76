import { DAY_MS } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { createJobProgressRepository } from './job-progress.repository.ts'
import type { Jobs } from './jobs.ts'
import { scheduledQueue } from './scheduled-queue.ts'

const removeOldProgress = scheduledQueue('jobs.remove-old-progress')

/** Removes the progress of jobs that never ended by themselves. */
export function scheduleProgressCleanUp(jobs: Jobs, database: Database): void {
  jobs.schedule(removeOldProgress, '40 * * * *', () =>
    createJobProgressRepository(database).removeOlderThan(new Date(Date.now() - DAY_MS)),
  )
}
