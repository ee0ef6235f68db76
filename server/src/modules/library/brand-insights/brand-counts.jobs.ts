import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { BrandCountService } from './brand-counts.service.ts'

/** Counts the brands that are due. Send it when ads were written: the schedule alone leaves figures a minute behind. */
export const countBrands = scheduledQueue('brand-insights.count')

/** @param onCounted called when brands were counted: what is told of them is told at once */
export function scheduleBrandCounts(jobs: Jobs, counts: BrandCountService, onCounted: () => Promise<unknown>): void {
  jobs.schedule(countBrands, '* * * * *', async ({ signal }) => {
    if ((await counts.countDue(signal)) > 0) {
      await onCounted()
    }
  })
}
