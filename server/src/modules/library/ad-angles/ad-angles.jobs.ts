import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { NicheMonthService } from './niche-months.service.ts'

const countNicheMonths = scheduledQueue('ad-angles.count', { expireInSeconds: 3600 })

/** Looks for months of niches that are due every ten minutes. */
export function scheduleNicheMonths(jobs: Jobs, months: NicheMonthService): void {
  jobs.schedule(countNicheMonths, '*/10 * * * *', async ({ signal }) => void (await months.countDue(signal)))
}
