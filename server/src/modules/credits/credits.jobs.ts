import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { queue } from '../../platform/jobs/queue.ts'
import type { CreditService } from './credits.service.ts'

/** Gives back what dead work holds, and takes out what has expired. */
export const cleanCredits = queue('credits.clean', { data: z.object({}) })
const EVERY_MS = 10 * 60 * 1000

export function registerCreditJobs(jobs: Jobs, clock: Clock, credits: CreditService): void {
  jobs.work(cleanCredits, async () => {
    await credits.releaseDeadHolds()
    await credits.expireCredits()
    const startAfter = new Date(clock.now().getTime() + EVERY_MS)
    await jobs.send(cleanCredits, {}, { singletonKey: 'all', startAfter })
  })
}
