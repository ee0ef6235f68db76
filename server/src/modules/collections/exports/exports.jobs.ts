import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { type ExportService, makeExport } from './exports.service.ts'

const removeExpiredExports = scheduledQueue('exports.remove-expired')

/** Makes the requested files, and removes them after one day. */
export function registerExportJobs(jobs: Jobs, exports: ExportService): void {
  jobs.work(makeExport, ({ export_id }, attempt) => exports.make(export_id, attempt))
  jobs.schedule(removeExpiredExports, '15 * * * *', () => exports.removeExpired())
}
