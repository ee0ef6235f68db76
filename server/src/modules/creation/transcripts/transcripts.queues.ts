import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Writes down what a video says. */
export const writeTranscript = queue('transcripts.write', {
  data: z.object({ transcript_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 1,
  expireInSeconds: 20 * 60,
})
