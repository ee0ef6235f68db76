import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { type FileImportWorker, importFile } from './import-file-job.ts'

const maintainImports = scheduledQueue('ad-import.maintain')

/**
 * Imports uploaded files, and resumes abandoned imports.
 * @param onWritten called when an import has written ads
 */
export function registerAdImportJobs(
  jobs: Jobs,
  fileImports: FileImportWorker,
  onWritten: () => Promise<unknown>,
): void {
  jobs.work(importFile, async ({ import_id }, attempt) => {
    await fileImports.work(import_id, attempt)
    await onWritten()
  })
  jobs.schedule(maintainImports, '* * * * *', () => fileImports.runMaintenance())
}
