import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { maintainCrawls, rotateKeys } from './ad-sources.queues.ts'
import type { AdSourceService } from './ad-sources.service.ts'
import type { BrandQueryService } from './brand-queries.service.ts'
import { crawlAds } from './crawl-steps.ts'
import type { Crawler } from './crawler.ts'
import type { CrawlService } from './crawls.service.ts'

interface Services {
  crawler: Crawler
  crawls: Pick<CrawlService, 'runMaintenance'>
  brandQueries: Pick<BrandQueryService, 'runMaintenance'>
  sources: Pick<AdSourceService, 'rotateKeys'>
}

/**
 * Runs crawls, starts the crawls that are due, and encrypts credentials with the newest key.
 * @param onWritten called when a crawl has written ads
 */
export function registerAdSourceJobs(
  jobs: Jobs,
  { crawler, crawls, brandQueries, sources }: Services,
  onWritten: () => Promise<unknown>,
): void {
  jobs.work(crawlAds, async ({ crawl_id }, attempt) => {
    await crawler.work(crawl_id, attempt)
    await onWritten()
  })
  jobs.schedule(maintainCrawls, '* * * * *', async () => {
    await crawls.runMaintenance()
    await brandQueries.runMaintenance()
  })
  jobs.schedule(rotateKeys, '* * * * *', () => sources.rotateKeys())
}
