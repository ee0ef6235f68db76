import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { WorkspaceDeletionService } from './workspace-deletion.service.ts'

export const purgeDeletedWorkspaces = scheduledQueue('workspaces.purge-deleted')

/** Removes deleted workspaces when their thirty days are over. */
export function scheduleWorkspacePurge(jobs: Jobs, deletion: Pick<WorkspaceDeletionService, 'purge'>): void {
  jobs.schedule(purgeDeletedWorkspaces, '20 3 * * *', () => deletion.purge())
}
