import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** The work of drawing frames, as turns count it: seconds of video. */
export const toWork = (frames: number): number => Math.ceil(frames / FRAMES_PER_SECOND)

/** Renders one format of a video. */
export const renderVideo = queue('videos.render', {
  data: z.object({ file_id: z.uuid() }),
  hasTurns: true,
  pollSeconds: 0.5,
  retryLimit: 3,
  expireInSeconds: 60 * 60,
})
