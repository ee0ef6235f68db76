import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createStoredFileRemovalRepository } from './stored-file-removals.repository.ts'

export const removeStoredFiles = scheduledQueue('stored-files.remove')

/** The number of files per run; the next run takes the rest. */
const BATCH = 2000

interface Dependencies {
  db: Database
  log: Pick<Logger, 'warn'>
  storage: Pick<Storage, 'delete'>
  /** All stored objects of one key, including the smaller copies of an image. */
  listKeys: (key: string) => string[]
}

/**
 * Removes the files whose rows were removed. A key is deleted only after its bytes, so that a crash in between leaves no file behind;
 * a key that the storage fails to remove now moves behind the others.
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
