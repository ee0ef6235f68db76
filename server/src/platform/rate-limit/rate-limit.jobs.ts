import type { Jobs } from '../jobs/jobs.ts'
import { scheduledQueue } from '../jobs/scheduled-queue.ts'
import type { RateLimiter } from './rate-limiter.ts'

const removeEndedWindows = scheduledQueue('rate-limits.remove-ended')

export function scheduleRateLimitCleanUp(jobs: Jobs, rateLimiter: Pick<RateLimiter, 'sweep'>): void {
  jobs.schedule(removeEndedWindows, '35 * * * *', () => rateLimiter.sweep())
}
