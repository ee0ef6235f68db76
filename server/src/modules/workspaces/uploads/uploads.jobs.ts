import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { createUploadRepository } from './uploads.repository.ts'
import { KEPT_MS } from './uploads.service.ts'

const removeOldUploads = scheduledQueue('uploads.remove-old')

/** The parts of a stored file wait so long, because another request may still be reading them. */
const PARTS_KEPT_MS = 10 * MINUTE_MS

interface Dependencies {
  db: Database
  clock: Clock
}

/**
 * Removes uploads that were left behind, and the parts of those whose files are stored. The files of the parts are removed after their rows
 * (modules/workspaces/stored-files).
 * @returns how many rows were removed
 */
export async function removeOld({ db, clock }: Dependencies): Promise<number> {
  const uploads = createUploadRepository(db)
  const now = clock.now().getTime()
  const expired = await uploads.removeExpired(new Date(now - KEPT_MS))
  return expired + (await uploads.removePartsOfKept(new Date(now - PARTS_KEPT_MS)))
}

export function scheduleUploadCleanUp(jobs: Jobs, dependencies: Dependencies): void {
  jobs.schedule(removeOldUploads, '*/10 * * * *', () => removeOld(dependencies))
}
