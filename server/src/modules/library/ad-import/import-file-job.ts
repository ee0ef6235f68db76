import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import { NotATable } from '../../../platform/csv/recognize-table.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdImportService, ImportOutcome } from './ad-import.service.ts'
import { createFileImportRepository, type FileImportRow } from './file-imports.repository.ts'
import { createUploadedFiles } from './uploaded-files.ts'

/** A large file takes hours. A missing heartbeat reveals a dead worker long before the job expires. */
export const importFile = queue('ad-import.file', {
  data: z.object({ import_id: z.uuid() }),
  expireInSeconds: 6 * 60 * 60,
})

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  adImport: Pick<AdImportService, 'importAds'>
}

const LEASE_MS = 90_000
const MOST_ATTEMPTS = 5
/** An upload that is not started is removed after a day. */
const FORGOTTEN_MS = DAY_MS

type Claim = Partial<Pick<JobAttempt, 'attempt' | 'signal' | 'setProgress'>>

interface ImportEnd {
  failed_reason: string
  /** Sentences for users. */
  notes: readonly string[]
}

/** The import was canceled, or another worker has taken it over. */
class ImportTaken extends Error {
  override readonly name = 'ImportTaken'
}

/** Imports uploaded files in the background: a crash loses at most the batch that was being written. */
export function createFileImportWorker({ db, clock, storage, jobs, adImport }: Dependencies) {
  const repository = createFileImportRepository(db)
  const files = createUploadedFiles(storage)

  function leaseEnd(): Date {
    return new Date(clock.now().getTime() + LEASE_MS)
  }

  async function end(
    id: string,
    { state, notes, failed_reason }: Pick<FileImportRow, 'state'> & Partial<ImportEnd>,
  ): Promise<void> {
    const now = clock.now()
    await repository.change(id, ['running'], {
      state,
      failed_reason: failed_reason ?? null,
      ...(notes !== undefined && { notes: JSON.stringify(notes) }),
      leased_until: null,
      finished_at: now,
      updated_at: now,
    })
    await files.remove(id)
  }

  async function report(id: string, { counts, importId }: Pick<ImportOutcome, 'counts' | 'importId'>, bytes: number) {
    const isOurs = await repository.change(id, ['running'], {
      bytes_done: bytes,
      rows_done: counts.done,
      added: counts.inserted,
      changed: counts.updated,
      unchanged: counts.unchanged,
      refused: counts.refused,
      import_id: importId,
      leased_until: leaseEnd(),
      updated_at: clock.now(),
    })
    if (!isOurs) {
      throw new ImportTaken()
    }
  }

  async function run(row: FileImportRow, { signal, setProgress }: Claim): Promise<void> {
    const object = await files.open(row.id)
    if (object === null) {
      await end(row.id, { state: 'failed', failed_reason: 'The uploaded file is gone. Upload it again.' })
      return
    }
    const { mapping, reading, preview } = row
    const isWritten = (preview.date_order ?? preview.doubtful_day ?? null) !== null
    const wish = { ...reading, ...(mapping !== null && { mapping }) }
    const dateOrder = isWritten ? (await files.findDateOrder(row.id, row.format, wish)).order : null
    let bytes = 0
    async function* counted(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of stream) {
        bytes += chunk.length
        yield chunk
      }
    }
    try {
      const outcome = await adImport.importAds({
        stream: counted(object.stream),
        format: row.format,
        source: row.source ?? 'upload',
        // Each upload is a separate import; its id is the fingerprint, so that a later run continues it.
        fingerprint: row.id,
        label: row.file_name,
        madeAt: row.made_at,
        ...(mapping !== null && { mapping }),
        encoding: reading.encoding ?? null,
        dateOrder,
        async onProgress(counts, importId) {
          signal?.throwIfAborted()
          await report(row.id, { counts, importId }, bytes)
          await setProgress?.(bytes / Math.max(1, Number(row.size)), row.file_name)
        },
      })
      await report(row.id, outcome, bytes)
      await end(row.id, { state: 'done', notes: outcome.notes })
    } finally {
      object.stream.destroy()
    }
  }

  /** A failure of the last attempt ends the import; after an earlier failure the queue tries again later. */
  async function giveBack({ id, attempts }: FileImportRow, error: unknown): Promise<void> {
    if (attempts >= MOST_ATTEMPTS) {
      await end(id, {
        state: 'failed',
        failed_reason: 'It failed several times on our side. What is in already stays.',
      })
      return
    }
    await repository.change(id, ['running'], { state: 'waiting', leased_until: null, updated_at: clock.now() })
    throw error
  }

  return {
    /**
     * The work of {@link importFile}; a repeated run continues where the last one stopped. A later attempt of the job takes
     * the import over from the earlier one, which has failed or no longer responds.
     */
    async work(id: string, claim: Claim = {}): Promise<void> {
      const isTakeover = (claim.attempt ?? 1) > 1
      const row = await repository.claim(id, { now: clock.now(), until: leaseEnd(), isTakeover })
      if (row === undefined) {
        return
      }
      try {
        await run(row, claim)
      } catch (error) {
        if (error instanceof NotATable || error instanceof UnreadableFile) {
          await end(id, { state: 'failed', failed_reason: `${error.message} What is in already stays.` })
        } else if (!(error instanceof ImportTaken)) {
          await giveBack(row, error)
        }
      }
    },

    /** Resumes the imports of a crashed process, and removes uploads that were not started. */
    async runMaintenance(): Promise<void> {
      const now = clock.now()
      for (const { id } of await repository.listAbandoned(now)) {
        await jobs.send(importFile, { import_id: id }, { singletonKey: id })
      }
      for (const { id } of await repository.listForgotten(new Date(now.getTime() - FORGOTTEN_MS))) {
        await files.remove(id)
        await repository.remove(id)
      }
    },
  }
}

export type FileImportWorker = ReturnType<typeof createFileImportWorker>
