import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { PayoutService } from './payouts.service.ts'

/** Creates the monthly payouts of the affiliate program. */
export const createPayouts = scheduledQueue('referrals.payouts')

export function registerReferralJobs(jobs: Jobs, payouts: Pick<PayoutService, 'createDue'>): void {
  jobs.schedule(createPayouts, '0 6 1 * *', async () => {
    await payouts.createDue()
  })
}
