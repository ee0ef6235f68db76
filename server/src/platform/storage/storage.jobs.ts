import type { Jobs } from '../jobs/jobs.ts'
import { scheduledQueue } from '../jobs/scheduled-queue.ts'
import type { Storage } from './storage.ts'

const removeUnfinishedFiles = scheduledQueue('storage.remove-unfinished')

export function scheduleStorageCleanUp(jobs: Jobs, storage: Pick<Storage, 'sweep'>): void {
  jobs.schedule(removeUnfinishedFiles, '30 * * * *', () => storage.sweep())
}
