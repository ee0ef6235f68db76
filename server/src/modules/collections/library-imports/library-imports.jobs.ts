import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { importLibrary, type LibraryImportWorker } from './library-import-job.ts'

const removeOldImports = scheduledQueue('library-imports.remove-old')

/** Brings in uploaded libraries, and removes uploads after a week. */
export function registerLibraryImportJobs(jobs: Jobs, imports: LibraryImportWorker): void {
  jobs.work(importLibrary, ({ import_id }, attempt) => imports.work(import_id, attempt))
  jobs.schedule(removeOldImports, '35 * * * *', () => imports.removeOld())
}
