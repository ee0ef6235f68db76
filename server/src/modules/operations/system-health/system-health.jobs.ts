import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { PageVitalsService } from './page-vitals.service.ts'
import type { SystemHealthService } from './system-health.service.ts'

const removeOldFigures = scheduledQueue('system-health.remove-old')

/** Removes figures that are no longer shown. */
export function scheduleSystemHealthJobs(
  jobs: Jobs,
  health: Pick<SystemHealthService, 'collect'>,
  vitals: Pick<PageVitalsService, 'collect'>,
): void {
  jobs.schedule(removeOldFigures, '40 * * * *', async () => {
    await health.collect()
    await vitals.collect()
  })
}
