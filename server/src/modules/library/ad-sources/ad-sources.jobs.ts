import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { AdSourceService } from './ad-sources.service.ts'
import { type Crawler, crawlAds } from './crawler.ts'
import type { CrawlService } from './crawls.service.ts'

interface Services {
  crawler: Crawler
  crawls: Pick<CrawlService, 'runMaintenance'>
  sources: Pick<AdSourceService, 'rotateKeys'>
}

const maintainCrawls = scheduledQueue('ad-sources.maintain')
const rotateKeys = scheduledQueue('ad-sources.rotate-keys')

/**
 * Runs crawls, starts the crawls that are due, and encrypts credentials with the newest key.
 * @param onWritten called when a crawl has written ads
 */
export function registerAdSourceJobs(
  jobs: Jobs,
  { crawler, crawls, sources }: Services,
  onWritten: () => Promise<unknown>,
): void {
  jobs.work(crawlAds, async ({ crawl_id }, attempt) => {
    await crawler.work(crawl_id, attempt)
    await onWritten()
  })
  jobs.schedule(maintainCrawls, '* * * * *', () => crawls.runMaintenance())
  jobs.schedule(rotateKeys, '* * * * *', () => sources.rotateKeys())
}
