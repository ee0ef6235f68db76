import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MediaService } from './media.service.ts'
import { warmUpMedia } from './media.queues.ts'

export function registerMediaJobs(jobs: Jobs, media: Pick<MediaService, 'warmUp'>): void {
  jobs.work(warmUpMedia, (_, { signal }) => media.warmUp(signal))
}
