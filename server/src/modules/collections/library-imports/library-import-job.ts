import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdTransferService } from '../../library/library.public.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { LibrarySavedAdService } from '../saved-ads/library-saved-ads.service.ts'
import { addRefusal } from './add-refusal.ts'
import { type BatchDependencies, prepareBatch, writeBatch } from './import-batch.ts'
import { type ChoiceDependencies, importFollowedBrands, importSearches } from './import-choices.ts'
import { createLibraryImportRepository, type LibraryImportRow } from './library-imports.repository.ts'
import { type LibrarySource, type SourceLine, UnreadableLibrary } from './library-source.ts'
import { openLibrarySource, toLibraryKey } from './open-library-source.ts'

/** The last attempt reports the failure to the user. */
const MOST_RETRIES = 3
export const importLibrary = queue('library-imports.bring', {
  data: z.object({ import_id: z.uuid() }),
  hasTurns: true,
  retryLimit: MOST_RETRIES,
  expireInSeconds: 6 * 60 * 60,
})

interface Dependencies extends BatchDependencies, ChoiceDependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Pick<Jobs, 'send'>
  adTransfer: AdTransferService
  libraryBoards: Pick<LibraryBoardService, 'addTree' | 'addPlaces'>
  librarySavedAds: Pick<LibrarySavedAdService, 'add' | 'tell'>
}

/** Lines of one transaction. */
const BATCH_LINES = 50
/** The duration of a turn; libraries of other workspaces are brought in after it. */
const TURN_MS = 60_000
const LIFE_MS = 7 * DAY_MS

type Attempt = Pick<JobAttempt, 'attempt' | 'signal' | 'setProgress'>

/** Brings uploaded libraries into their workspaces. A crash loses at most the batch that was being written. */
export function createLibraryImportWorker(dependencies: Dependencies) {
  const { db, clock, storage, jobs, adTransfer, libraryBoards, librarySavedAds } = dependencies
  const repository = createLibraryImportRepository(db)

  /** @returns false when the turn ended before the library */
  async function bring(
    row: LibraryImportRow,
    source: LibrarySource,
    turnEnd: number,
    { signal, setProgress }: Attempt,
  ): Promise<boolean> {
    const { id, manifest } = row
    const owner = { workspaceId: row.workspace_id, userId: row.created_by }
    const isFirst = row.done_count === 0
    const { added, boardIds } = await db
      .transaction()
      .execute((transaction) => libraryBoards.addTree(transaction, owner, manifest))
    let report = isFirst ? { ...row.report, folders: added.folders, boards: added.boards } : row.report
    let done = row.done_count

    for await (const lines of batches(source, done)) {
      signal.throwIfAborted()
      const batch = await prepareBatch(dependencies, owner.workspaceId, source, lines, report)
      const next = done + lines.length
      report = await db.transaction().execute(async (transaction) => {
        const inside = createLibraryImportRepository(transaction)
        if ((await inside.lockProgress(id)) !== done) {
          throw new Error('Another process is bringing in the same library.')
        }
        const after = await writeBatch(transaction, dependencies, { ...owner, boardIds }, batch)
        await inside.saveProgress(id, { done: next, ...after, now: clock.now() })
        return after.report
      })
      done = next
      await setProgress(done / Math.max(1, row.preview.ads + row.preview.refused), row.file_name)
      if (clock.now().getTime() >= turnEnd) {
        return false
      }
    }
    report = await importSearches(dependencies, owner, manifest.searches, report)
    report = await importFollowedBrands(dependencies, owner, manifest.followed_brands, report)
    await repository.saveProgress(id, { done, report, now: clock.now() })
    await adTransfer.refresh()
    return true
  }

  /** Ends an import, and tells once which ads it has saved, also when it failed after some of them. */
  function end(id: string, state: 'done' | 'failed'): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const inside = createLibraryImportRepository(transaction)
      const row = (await inside.setState(id, ['running'], state, clock.now()))
        ? await inside.findForWork(id)
        : undefined
      if (row !== undefined) {
        await librarySavedAds.tell(transaction, row.workspace_id, row.saved_ad_ids, row.report.ads_saved)
      }
    })
  }

  async function takeTurn(row: LibraryImportRow, attempt: Attempt): Promise<void> {
    const turnEnd = clock.now().getTime() + TURN_MS
    const file = {
      id: row.id,
      kind: row.kind,
      madeAt: row.made_at,
      size: Number(row.size),
      uploadedAt: row.created_at,
    }
    const source = await openLibrarySource(storage, file)
    let isDone = false
    try {
      isDone = await bring(row, source, turnEnd, attempt)
    } finally {
      source.close()
    }
    if (isDone) {
      await end(row.id, 'done')
      await storage.delete(toLibraryKey(row.id))
    } else {
      await jobs.send(importLibrary, { import_id: row.id }, { workspaceId: row.workspace_id })
    }
  }

  return {
    /** The work of {@link importLibrary}; a repeated run continues after the last batch. */
    async work(id: string, attempt: Attempt): Promise<void> {
      const row = await repository.findForWork(id)
      if (row === undefined || !(await repository.setState(id, ['waiting', 'running'], 'running', clock.now()))) {
        return
      }
      try {
        await takeTurn(row, attempt)
      } catch (error) {
        if (error instanceof UnreadableLibrary) {
          const refusal = { place: row.file_name, field: 'file', reason: error.message }
          const { done_count: done, report } = (await repository.findForWork(id)) ?? row
          await repository.saveProgress(id, { done, report: addRefusal(report, refusal), now: clock.now() })
          await end(id, 'failed')
          return
        }
        await (attempt.attempt > MOST_RETRIES
          ? end(id, 'failed')
          : repository.setState(id, ['running'], 'waiting', clock.now()))
        throw error
      }
    },

    /** Removes uploads and their reports after a week. */
    removeOld: () => repository.removeOlderThan(new Date(clock.now().getTime() - LIFE_MS)),
  }
}
export type LibraryImportWorker = ReturnType<typeof createLibraryImportWorker>

/** @yields the lines after the first `done` ones */
async function* batches(source: LibrarySource, done: number): AsyncGenerator<SourceLine[]> {
  let batch: SourceLine[] = []
  let position = 0
  for await (const line of source.lines()) {
    position += 1
    if (position > done) {
      batch.push(line)
    }
    if (batch.length === BATCH_LINES) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) {
    yield batch
  }
}
