import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Makes the unfinished images of one design. */
export const makeDesign = queue('images.make-design', {
  data: z.object({ design_id: z.uuid() }),
  hasTurns: true,
  concurrency: 2,
  pollSeconds: 0.5,
  retryLimit: 4,
  expireInSeconds: 20 * 60,
})

/** Redraws the images of one edited design. */
export const drawEditedDesign = queue('images.draw-edited', {
  data: z.object({ design_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 0.5,
})
