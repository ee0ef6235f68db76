import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

export const judgeCanaries = scheduledQueue('releases.judge-canaries')
export const judgeLive = scheduledQueue('releases.judge-live')
export const removeOldReleases = scheduledQueue('releases.remove-old')
export const removeOldReports = scheduledQueue('releases.remove-old-reports')

/** Posts an alarm to the address of a package, and retries for a day when the receiving server does not accept it. */
export const postAlarm = queue('releases.post-alarm', {
  data: z.object({ package: z.string(), release: z.string(), has_returned: z.boolean() }),
  retryLimit: 12,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 4 * 60 * 60,
  expireInSeconds: 60,
  concurrency: 2,
})
