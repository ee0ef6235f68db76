import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { makeWorkspaceExport, type WorkspaceExportService } from './workspace-exports.service.ts'

const removeExpiredArchives = scheduledQueue('workspace-exports.remove-expired')

/** Makes the requested archives, and removes them after a week. */
export function registerWorkspaceExportJobs(
  jobs: Jobs,
  exports: Pick<WorkspaceExportService, 'make' | 'removeExpired'>,
): void {
  jobs.work(makeWorkspaceExport, ({ export_id }, attempt) => exports.make(export_id, attempt))
  jobs.schedule(removeExpiredArchives, '25 * * * *', () => exports.removeExpired())
}
