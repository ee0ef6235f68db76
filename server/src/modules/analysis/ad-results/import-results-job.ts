import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WebhookEventService, WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import { toImportedEvent } from './imported-event.ts'
import { type ReadFile, readResults } from './read-results.ts'
import { toLastDay } from './report-days.ts'
import { createResultAccountRepository } from './result-accounts.repository.ts'
import { createResultImportRepository, type ResultImportRow } from './result-imports.repository.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { writeResults } from './write-results.ts'

export const importResults = queue('ad-results.import', {
  data: z.object({ import_id: z.uuid() }),
  hasTurns: true,
  expireInSeconds: 30 * 60,
})

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  changes: Pick<WorkspaceChangeService, 'announce'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  /** Called when an import has added ads. */
  onImported: (workspaceId: string) => Promise<void>
}

const LAST_ATTEMPT = 4
const TELL_EVERY_MS = 700
/** The share of the progress that reading takes; the rest is for writing. */
const READING_SHARE = 0.6

/** The import was canceled while its file was read. */
class ImportCanceled extends Error {
  override readonly name = 'ImportCanceled'
}

/** The storage key of an uploaded file until its import has ended. */
export function resultFileKey(id: string): string {
  return `result-imports/${id}`
}

/**
 * Imports an export in the background. The whole file is read first and then written in one transaction, so that a crash leaves no
 * partial import.
 */
export function createResultImportWorker({ db, clock, storage, changes, webhookEvents, onImported }: Dependencies) {
  const repository = createResultImportRepository(db)

  /** Reports the progress to the page of jobs and to open pages, only as often as they can use it. */
  function createReport(row: ResultImportRow, { setProgress, signal }: Pick<JobAttempt, 'setProgress' | 'signal'>) {
    let toldAt = performance.now()
    return async (share: number, rows: number): Promise<void> => {
      if (performance.now() - toldAt < TELL_EVERY_MS) {
        return
      }
      toldAt = performance.now()
      signal.throwIfAborted()
      const progress = Math.min(99, Math.round(share * 100))
      if (!(await repository.change(row.id, ['running'], { progress, rows, updated_at: clock.now() }))) {
        throw new ImportCanceled()
      }
      await setProgress(share, row.file_name)
      await changes.announce(row.workspace_id, ['ad-results'])
    }
  }

  async function read(
    row: ResultImportRow,
    content: Buffer,
    report: ReturnType<typeof createReport>,
  ): Promise<ReadFile> {
    const account = await createResultAccountRepository(db).find(row.workspace_id, row.account_id ?? '')
    if (row.reading === null || account === undefined) {
      throw new UnreadableFile('Nobody said what the columns hold.')
    }
    return readResults(row.format, content, {
      ...row.reading,
      currency: account.currency,
      today: toLastDay(clock.now()),
      // The number of rows is unknown until the end of the file, so the progress approaches the reading share without reaching it.
      onRow: (rows) => report(READING_SHARE * (rows / (rows + 20_000)), rows),
    })
  }

  async function run(row: ResultImportRow, attempt: JobAttempt): Promise<void> {
    const object = await storage.get(resultFileKey(row.id))
    if (object === null || row.account_id === null) {
      throw new UnreadableFile('The uploaded file is gone. Upload it again.')
    }
    const report = createReport(row, attempt)
    const { ads, refusals, ...counts } = await read(row, await buffer(object.stream), report)
    const owner = { workspaceId: row.workspace_id, accountId: row.account_id }
    await db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const { replaced, ...written } = await writeResults(transaction, owner, ads, {
        now,
        onWritten: (share) => report(READING_SHARE + share * (1 - READING_SHARE), counts.rows),
      })
      const isOurs = await createResultImportRepository(transaction).change(row.id, ['running'], {
        ...counts,
        ...written,
        replaced: replaced + counts.restated,
        refusals: JSON.stringify(refusals),
        state: 'done',
        progress: 100,
        finished_at: now,
        updated_at: now,
      })
      if (!isOurs) {
        throw new ImportCanceled()
      }
      await webhookEvents.tell(transaction, toImportedEvent(row, null))
    })
    await storage.delete(resultFileKey(row.id))
  }

  async function fail(row: ResultImportRow, failed_reason: string): Promise<void> {
    const now = clock.now()
    await repository.change(row.id, ['running'], { state: 'failed', failed_reason, finished_at: now, updated_at: now })
    await storage.delete(resultFileKey(row.id))
  }

  return {
    /** The job of {@link importResults}; a repeated run starts again, because nothing is written before the end. */
    async work(id: string, attempt: JobAttempt): Promise<void> {
      const row = await repository.findForWork(id)
      if (row === undefined) {
        return
      }
      await repository.change(id, ['waiting', 'running'], { state: 'running', updated_at: clock.now() })
      try {
        await run(row, attempt)
        await onImported(row.workspace_id)
      } catch (error) {
        if (error instanceof UnreadableFile) {
          await fail(row, error.message)
        } else if (!(error instanceof ImportCanceled)) {
          if (attempt.attempt >= LAST_ATTEMPT) {
            await fail(row, 'It failed several times on our side. Nothing of the file was stored.')
          }
          throw error
        }
      } finally {
        await changes.announce(row.workspace_id, ['ad-results'])
      }
    },

    /** Removes uploads whose import was not started within a day. */
    async removeForgotten(): Promise<void> {
      for (const { id } of await repository.listForgotten(new Date(clock.now().getTime() - DAY_MS))) {
        await storage.delete(resultFileKey(id))
        await repository.remove(id)
      }
    },
  }
}
export type ResultImportWorker = ReturnType<typeof createResultImportWorker>
