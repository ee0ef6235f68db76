import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { LandingPageService } from './landing-pages.service.ts'

/** Finds the landing pages of followed brands, each hour. */
export const collectLandingPages = scheduledQueue('brand-changes.collect')

/** Reads the landing pages whose week has passed. Each minute one page of an origin, so that no site is loaded. */
export const readLandingPages = scheduledQueue('brand-changes.read', { expireInSeconds: 10 * 60 })

export function registerBrandChangeJobs(jobs: Jobs, pages: Pick<LandingPageService, 'collect' | 'readDue'>): void {
  jobs.schedule(collectLandingPages, '40 * * * *', () => pages.collect())
  jobs.schedule(readLandingPages, '* * * * *', ({ signal }) => pages.readDue(signal))
}
