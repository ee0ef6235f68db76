import type { Jobs } from '../../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../../platform/jobs/scheduled-queue.ts'
import type { AdScoringService } from './ad-scoring.service.ts'

/**
 * Scores the ads that are due, and each night all ads. Send it when ads were written: the schedule alone does it a minute later. A
 * pass over millions of ads takes minutes, and a missing heartbeat reveals a dead worker long before the job expires.
 */
export const scoreAds = scheduledQueue('ad-scores.score', { expireInSeconds: 2 * 60 * 60 })

export function scheduleAdScoring(jobs: Jobs, scoring: AdScoringService): void {
  jobs.schedule(scoreAds, '* * * * *', ({ signal }) => scoring.score(signal))
}
