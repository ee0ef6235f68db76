import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { createAssetCleanUpRepository } from './asset-clean-up.repository.ts'

const removeUnusedAssets = scheduledQueue('assets.remove-unused')

/** A form may stay open for days before its uploads are saved. */
const KEPT_UNUSED_MS = 7 * DAY_MS
const BATCH = 500

interface Dependencies {
  db: Database
  clock: Clock
}

/**
 * Retires assets that have had no reference for a week, and removes assets that have been retired for a day, together with
 * interrupted uploads. The files are removed after their rows (modules/workspaces/stored-files).
 * @returns how many were removed
 */
export async function removeUnused({ db, clock }: Dependencies): Promise<number> {
  const now = clock.now()
  const usedBefore = new Date(now.getTime() - KEPT_UNUSED_MS)
  await db
    .transaction()
    .execute((transaction) => createAssetCleanUpRepository(transaction).retireUnused(usedBefore, BATCH, now))
  return createAssetCleanUpRepository(db).removeAbandoned(new Date(now.getTime() - DAY_MS), BATCH)
}

export function scheduleAssetCleanUp(jobs: Jobs, dependencies: Dependencies): void {
  jobs.schedule(removeUnusedAssets, '50 * * * *', () => removeUnused(dependencies))
}
