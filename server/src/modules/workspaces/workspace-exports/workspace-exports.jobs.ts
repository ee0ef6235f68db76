import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { makeWorkspaceExport, type WorkspaceExportService } from './workspace-exports.service.ts'

const removeExpiredArchives = scheduledQueue('workspace-exports.remove-expired')

/** Makes the archives that people asked for, and removes them after their week. */
export function registerWorkspaceExportJobs(
  jobs: Jobs,
  exports: Pick<WorkspaceExportService, 'make' | 'removeExpired'>,
): void {
  jobs.work(makeWorkspaceExport, ({ export_id }) => exports.make(export_id))
  jobs.schedule(removeExpiredArchives, '25 * * * *', () => exports.removeExpired())
}
