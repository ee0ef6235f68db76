import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { CreditService } from './credits.service.ts'

/** Gives back what dead work holds, and takes out what has expired. */
const cleanCredits = scheduledQueue('credits.clean')

export function registerCreditJobs(jobs: Jobs, credits: CreditService): void {
  jobs.schedule(cleanCredits, '*/10 * * * *', async () => {
    await credits.releaseDeadHolds()
    await credits.expireCredits()
  })
}
