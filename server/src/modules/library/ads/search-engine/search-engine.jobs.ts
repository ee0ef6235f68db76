import type { Jobs } from '../../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../../platform/jobs/scheduled-queue.ts'
import type { SearchIndexService } from './search-index.service.ts'

/**
 * A job that runs until shortly before the next one: changes reach the engine within a second, whichever worker has the job. A build of
 * many ads takes hours, and a missing heartbeat reveals a dead worker long before the job expires.
 */
const followChanges = scheduledQueue('search-engine.follow-changes', { expireInSeconds: 23 * 60 * 60 })
const FOLLOW_MS = 58_000

export function scheduleFeeding(jobs: Jobs, index: SearchIndexService): void {
  jobs.schedule(followChanges, '* * * * *', ({ signal }) => index.keepUp(signal, FOLLOW_MS))
}
