import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { copyMedia, type MediaCopyService } from './media-copies.service.ts'

const requestMissingCopies = scheduledQueue('media-copies.request-missing')

/** Copies the media of saved ads; every hour, queues the copies of media that an import has replaced since. */
export function registerMediaCopyJobs(jobs: Jobs, mediaCopies: MediaCopyService): void {
  jobs.work(copyMedia, ({ ad_id }) => mediaCopies.copyMediaOfAds(ad_id))
  jobs.schedule(requestMissingCopies, '5 * * * *', () => mediaCopies.requestMissing())
}
