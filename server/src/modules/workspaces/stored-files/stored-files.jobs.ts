import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createStoredFileRemovalRepository } from './stored-file-removals.repository.ts'

export const removeStoredFiles = scheduledQueue('stored-files.remove')

/** A run; what is left over has the next one. */
const BATCH = 2000

interface Dependencies {
  db: Database
  log: Pick<Logger, 'warn'>
  storage: Pick<Storage, 'delete'>
  /** All that is stored for one key, as the smaller copies of an image. */
  listKeys: (key: string) => string[]
}

/**
 * Removes the files whose rows went. A key is forgotten after its bytes are gone, so that a crash in between leaves nothing behind;
 * one that the storage does not remove now waits behind the others.
 */
export function scheduleStoredFileRemoval(jobs: Jobs, { db, log, storage, listKeys }: Dependencies): void {
  const removals = createStoredFileRemovalRepository(db)

  async function remove(key: string): Promise<void> {
    try {
      await Promise.all(listKeys(key).map((each) => storage.delete(each)))
    } catch (error) {
      log.warn({ err: error, key }, 'A stored file could not be removed.')
      await removals.postpone(key)
      return
    }
    await removals.finish(key)
  }

  jobs.schedule(removeStoredFiles, '*/10 * * * *', async () => {
    for (const key of await removals.list(BATCH)) {
      await remove(key)
    }
  })
}
