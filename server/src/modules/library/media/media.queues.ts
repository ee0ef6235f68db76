import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Prepares the images that Explore shows first. */
export const warmUpMedia = queue('media.warm-up', { data: z.object({}), retryLimit: 0 })

/** Draws the video of a demo ad. */
export const drawAdVideo = queue('media.draw-video', {
  data: z.object({ media_id: z.uuid() }),
  expireInSeconds: 5 * 60,
  retryLimit: 1,
  pollSeconds: 1,
})
