import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { BrandMergeService } from './brand-merges.service.ts'

export const mergeCertain = scheduledQueue('advertisers.merge-certain')

/** Merges the brands that are certainly one, some minutes after they came. */
export function scheduleBrandMerges(jobs: Jobs, merges: Pick<BrandMergeService, 'mergeCertain'>): void {
  jobs.schedule(mergeCertain, '*/10 * * * *', async () => void (await merges.mergeCertain()))
}
