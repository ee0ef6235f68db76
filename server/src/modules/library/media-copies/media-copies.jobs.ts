import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { copyMedia, type MediaCopyService } from './media-copies.service.ts'

const requestMissingCopies = scheduledQueue('media-copies.request-missing')

/** Copies the media of ads that are kept, and every hour files those that an import has replaced since. */
export function registerMediaCopyJobs(jobs: Jobs, mediaCopies: MediaCopyService): void {
  jobs.work(copyMedia, ({ ad_id }) => mediaCopies.copyMediaOfAds(ad_id))
  jobs.schedule(requestMissingCopies, '5 * * * *', () => mediaCopies.requestMissing())
}
