import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AdVideoService } from './ad-videos.service.ts'
import { drawAdVideo, warmUpMedia } from './media.queues.ts'
import type { MediaService } from './media.service.ts'

export function registerMediaJobs(
  jobs: Jobs,
  media: Pick<MediaService, 'warmUp'>,
  adVideos: Pick<AdVideoService, 'draw'>,
): void {
  jobs.work(warmUpMedia, (_, { signal }) => media.warmUp(signal))
  jobs.work(drawAdVideo, ({ media_id }) => adVideos.draw(media_id))
}
