import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Makes the images of one design that are still to be made. */
export const makeDesign = queue('images.make-design', {
  data: z.object({ design_id: z.uuid() }),
  hasTurns: true,
  concurrency: 2,
  pollSeconds: 0.5,
  retryLimit: 4,
  expireInSeconds: 20 * 60,
})

/** Draws the images of one design again that has been edited. */
export const drawEditedDesign = queue('images.draw-edited', {
  data: z.object({ design_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 0.5,
})
