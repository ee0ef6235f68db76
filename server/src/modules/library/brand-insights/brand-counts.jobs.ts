import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { BrandCountService } from './brand-counts.service.ts'

/** Counts the brands that are due. Send it when ads were written: the schedule alone updates the figures a minute later. */
export const countBrands = scheduledQueue('brand-insights.count')

/** @param onCounted called when brands were counted, so that notifications about them are sent at once */
export function scheduleBrandCounts(jobs: Jobs, counts: BrandCountService, onCounted: () => Promise<unknown>): void {
  jobs.schedule(countBrands, '* * * * *', async ({ signal }) => {
    if ((await counts.countDue(signal)) > 0) {
      await onCounted()
    }
  })
}
