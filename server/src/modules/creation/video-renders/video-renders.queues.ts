import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Renders one format of a video. */
export const renderVideo = queue('videos.render', {
  data: z.object({ file_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 0.5,
  retryLimit: 3,
  expireInSeconds: 60 * 60,
})
