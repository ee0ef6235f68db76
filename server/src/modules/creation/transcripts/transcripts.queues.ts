import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Writes down what a video says. */
export const writeTranscript = queue('transcripts.write', {
  data: z.object({ transcript_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 1,
  // A provider that is busy is asked again after 20, 40 and 80 seconds.
  retryDelaySeconds: 20,
  expireInSeconds: 20 * 60,
})
