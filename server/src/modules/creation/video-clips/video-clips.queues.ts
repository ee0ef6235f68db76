import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Makes a clip of an uploaded video. */
export const prepareVideoClip = queue('videos.prepare-clip', {
  data: z.object({ asset_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 0.5,
  expireInSeconds: 60 * 60,
})
