import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { CanaryWatch } from './canary-watch.service.ts'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'
import type { ReleaseHealthService } from './release-health.service.ts'

interface Services {
  catalogue: Pick<ReleaseCatalogue, 'collect'>
  health: Pick<ReleaseHealthService, 'collect'>
  canaries: CanaryWatch
}

const judgeCanaries = scheduledQueue('releases.judge-canaries')
const removeOldReleases = scheduledQueue('releases.remove-old')
const removeOldReports = scheduledQueue('releases.remove-old-reports')

/** The scheduled work of the server on releases. */
export function scheduleReleaseJobs(jobs: Jobs, { catalogue, health, canaries }: Services): void {
  jobs.schedule(judgeCanaries, '* * * * *', () => canaries.judge())
  jobs.schedule(removeOldReleases, '10 * * * *', () => catalogue.collect())
  jobs.schedule(removeOldReports, '20 * * * *', () => health.collect())
}
