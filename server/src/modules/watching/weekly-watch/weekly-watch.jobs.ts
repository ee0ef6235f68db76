import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { WeeklyWatchService } from './weekly-watch.service.ts'

/** Runs every hour, and reports to the workspaces in whose time zone it is Monday morning. */
export const tellWeeks = scheduledQueue('weekly-watch.tell', { expireInSeconds: 30 * 60 })

export function registerWeeklyWatchJobs(jobs: Jobs, weeklyWatch: Pick<WeeklyWatchService, 'tellAll'>): void {
  jobs.schedule(tellWeeks, '15 * * * *', ({ signal }) => weeklyWatch.tellAll(signal))
}
