import type { Jobs } from '../../jobs/jobs.ts'
import { scheduledQueue } from '../../jobs/scheduled-queue.ts'
import type { Reads } from './reads.ts'

const removeOldPositions = scheduledQueue('read-positions.remove-old')

export function scheduleReadPositionCleanUp(jobs: Jobs, reads: Pick<Reads, 'sweep'>): void {
  jobs.schedule(removeOldPositions, '50 * * * *', () => reads.sweep())
}
