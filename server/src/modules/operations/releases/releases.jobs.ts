import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { CanaryWatch } from './canary-watch.service.ts'
import type { LiveWatch } from './live-watch.service.ts'
import type { ReleaseAlarmService } from './release-alarms.service.ts'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'
import type { ReleaseHealthService } from './release-health.service.ts'
import { judgeCanaries, judgeLive, postAlarm, removeOldReleases, removeOldReports } from './releases.queues.ts'

interface Services {
  catalogue: Pick<ReleaseCatalogue, 'collect'>
  health: Pick<ReleaseHealthService, 'collect'>
  canaries: CanaryWatch
  live: LiveWatch
  alarms: Pick<ReleaseAlarmService, 'post'>
}

/** The background work of the server on releases. */
export function registerReleaseJobs(jobs: Jobs, { catalogue, health, canaries, live, alarms }: Services): void {
  jobs.schedule(judgeCanaries, '* * * * *', () => canaries.judge())
  jobs.schedule(judgeLive, '* * * * *', () => live.judge())
  jobs.schedule(removeOldReleases, '10 * * * *', () => catalogue.collect())
  jobs.schedule(removeOldReports, '20 * * * *', () => health.collect())
  jobs.work(postAlarm, ({ package: name, release, has_returned }) => alarms.post(name, release, has_returned))
}
