import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { importResults, type ResultImportWorker } from './import-results-job.ts'

const removeForgottenUploads = scheduledQueue('ad-results.remove-forgotten')

/** Imports exports of Ads Manager, and removes uploads whose import was never started. */
export function registerAdResultJobs(jobs: Jobs, worker: ResultImportWorker): void {
  jobs.work(importResults, ({ import_id }, attempt) => worker.work(import_id, attempt))
  jobs.schedule(removeForgottenUploads, '25 * * * *', () => worker.removeForgotten())
}
