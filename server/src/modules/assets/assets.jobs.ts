import { type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../platform/jobs/scheduled-queue.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { createAssetCleanUpRepository } from './asset-clean-up.repository.ts'
import { createAssetRepository } from './assets.repository.ts'
import { listStoredKeys } from './open-thumbnail.ts'

const removeUnusedAssets = scheduledQueue('assets.remove-unused')

/** A form may stay open for days before what was uploaded in it is saved. */
const KEPT_UNUSED_MS = 7 * DAY_MS
const BATCH = 500

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
}

/**
 * Takes assets out of use that nobody has referred to for a week, and removes those that have been out of use for a day, with
 * uploads that broke off. A row goes after its bytes, so that a crash in between leaves nothing that is not found again.
 * @returns how many were removed
 */
export async function removeUnused({ db, clock, storage }: Dependencies): Promise<number> {
  const now = clock.now()
  const usedBefore = new Date(now.getTime() - KEPT_UNUSED_MS)
  await db
    .transaction()
    .execute((transaction) => createAssetCleanUpRepository(transaction).retireUnused(usedBefore, BATCH, now))
  const cleanUp = createAssetCleanUpRepository(db)
  const abandoned = await cleanUp.listAbandoned(new Date(now.getTime() - DAY_MS), BATCH)
  for (const { id, storage_key } of abandoned) {
    if (!(await cleanUp.isKeyInUse(storage_key))) {
      await Promise.all(listStoredKeys(storage_key).map((key) => storage.delete(key)))
    }
    await createAssetRepository(db).remove(id)
  }
  return abandoned.length
}

export function scheduleAssetCleanUp(jobs: Jobs, dependencies: Dependencies): void {
  jobs.schedule(removeUnusedAssets, '50 * * * *', () => removeUnused(dependencies))
}
