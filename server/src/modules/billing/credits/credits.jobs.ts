import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { CreditService } from './credits.service.ts'

/** Releases the holds of dead work and removes expired credits. */
const cleanCredits = scheduledQueue('credits.clean')

export function registerCreditJobs(jobs: Jobs, credits: CreditService): void {
  jobs.schedule(cleanCredits, '*/10 * * * *', async () => {
    await credits.releaseDeadHolds()
    await credits.expireCredits()
  })
}
