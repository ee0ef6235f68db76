import type { Jobs } from '../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../platform/jobs/scheduled-queue.ts'
import type { BrandCountService } from './brand-counts.service.ts'

/** Counts the brands that are due. Send it when ads were written: the schedule alone leaves figures a minute behind. */
export const countBrands = scheduledQueue('brand-insights.count')

export function scheduleBrandCounts(jobs: Jobs, counts: BrandCountService): void {
  jobs.schedule(countBrands, '* * * * *', ({ signal }) => counts.countDue(signal))
}
