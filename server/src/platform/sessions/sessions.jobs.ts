import type { Jobs } from '../jobs/jobs.ts'
import { scheduledQueue } from '../jobs/scheduled-queue.ts'
import type { Sessions } from './sessions.ts'

const removeExpiredSessions = scheduledQueue('sessions.remove-expired')

export function scheduleSessionCleanUp(jobs: Jobs, sessions: Pick<Sessions, 'deleteExpired'>): void {
  jobs.schedule(removeExpiredSessions, '*/10 * * * *', () => sessions.deleteExpired())
}
