import type { DateOrder } from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MediaCopyService } from '../media-copies/media-copies.service.ts'
import {
  type CheckedAdRecord,
  createAdWriter,
  type NumberedAd,
  type RefusedRow,
  toStoredAd,
} from '../ads/writing/ad-writer.service.ts'
import {
  createAdImportRepository,
  type ImportCounts,
  type ImportIdentity,
  type RefusedColumn,
} from './ad-imports.repository.ts'
import { createMediaAttacher } from './attach-media.ts'
import type { ColumnMapping } from './column-names.ts'
import { withFileDay } from './file-day.ts'
import { readRows } from './read-rows.ts'
import { adsOf, type AdRow } from './shapes/read-ads.ts'
import { recordOfRow } from './to-ad-record.ts'
import { batchesAfter } from './row-batches.ts'
import { createRowNotes } from './row-notes.ts'
import { createUnknownPlatforms } from './unknown-platforms.ts'
import { createWordSorter } from './word-sorter.ts'

export interface AdFile extends ImportIdentity {
  /** Starts at the beginning of the file, also when the import continues. */
  stream: AsyncIterable<Buffer>
  /** The name of the file for the user. */
  label: string
  /** When the file was made, and its ads were seen; without it, they are seen now. */
  madeAt?: Date | null
  /** The field that each column holds; without it, the names of the columns decide. */
  mapping?: ColumnMapping
  /** The encoding of text, when it was chosen. */
  encoding?: TextEncoding | null
  /** The order of day and month; null: nothing in the file decides. */
  dateOrder?: DateOrder | null
  /** Called while nothing is being written; an error that it throws ends the import there. */
  onProgress?: (counts: Readonly<ImportCounts>, importId: string) => void | Promise<void>
}

export interface ImportOutcome {
  importId: string
  counts: ImportCounts
  /** What was passed over although no row was refused, in sentences for users; since the start of this run. */
  notes: string[]
  /** Rows that an earlier, interrupted run had processed. */
  continuedAfter: number
}

/** The maximum number of columns that a report names. */
const MOST_COLUMNS = 20

interface Dependencies {
  db: Database
  clock: Clock
  /** Keeps the images and videos of archives; without it they are passed over. */
  mediaCopies?: Pick<MediaCopyService, 'store'>
}

/** Imports ads from files into the library. */
export function createAdImportService({ db, clock, mediaCopies }: Dependencies) {
  const imports = createAdImportRepository(db)
  const writer = createAdWriter({ db, clock })

  async function writeRows(id: string, rows: readonly PreparedRow[], counts: ImportCounts) {
    const now = clock.now()
    const ads = rows.filter((row) => 'ad' in row)
    const refusals = rows.filter((row) => 'reason' in row)
    return await db.transaction().execute(async (transaction) => {
      const progress = createAdImportRepository(transaction)
      await progress.tuneForBatch()
      if ((await progress.lockProgress(id)) !== counts.done) {
        throw new Error('Another process is importing the same file. Wait for it to end.')
      }
      const written = await writer.writePrepared(transaction, ads)
      const refused = [...refusals, ...written.refusals]
      const next = {
        done: counts.done + rows.length,
        inserted: counts.inserted + written.outcome.inserted,
        updated: counts.updated + written.outcome.updated,
        unchanged: counts.unchanged + written.outcome.unchanged,
        refused: counts.refused + refused.length,
      }
      await progress.addRefusals(id, refused, now)
      await progress.saveProgress(id, next, now)
      return next
    })
  }

  return {
    /**
     * Imports a file of ads. Every batch is a transaction that also stores the progress: after a kill, the same file
     * continues after the last batch, and nothing is counted twice. Importing a file again changes only the ads that
     * differ. Rows that cannot be stored are refused with line, field and reason; the others are not affected.
     */
    async importAds({
      stream,
      label,
      madeAt = null,
      mapping,
      encoding,
      dateOrder = null,
      onProgress,
      ...identity
    }: AdFile): Promise<ImportOutcome> {
      const begun = await imports.begin(identity, label, clock.now())
      const rows = adsOf(readRows(identity.format, stream, encoding))
      // While the database writes one batch, the next one is read and checked.
      let writing = Promise.resolve(begun.counts)
      const wordSorter = createWordSorter(() => writer.sortWords())
      const media = createMediaAttacher(mediaCopies?.store ?? null)
      const unknownPlatforms = createUnknownPlatforms()
      const rowNotes = createRowNotes()
      const prepare = (row: AdRow): PreparedRow | Promise<PreparedRow> => {
        const outcome = 'refusal' in row ? row : recordOfRow(row.values, identity.source, mapping, row.raw, dateOrder)
        if ('refusal' in outcome) {
          return { line: row.line, externalId: outcome.externalId, ...outcome.refusal }
        }
        unknownPlatforms.add(outcome.unknownPlatforms)
        const mends = 'mends' in row && row.mends !== undefined ? row.mends : []
        rowNotes.add(row.line, outcome.hasLostId ? [...mends, 'lost_id'] : mends)
        const dated = withFileDay(outcome.record, madeAt)
        return 'media' in row && row.media !== undefined
          ? media.attach(dated, row.media, row.raw ?? row.values).then((record) => toPrepared(row, record))
          : toPrepared(row, dated)
      }
      for await (const batch of batchesAfter(rows, begun.counts.done, prepare)) {
        const counts = await writing
        wordSorter.addBatch()
        await onProgress?.(counts, begun.id)
        writing = writeRows(begun.id, batch, counts)
        // The next await handles a failure; until then it must not count as unhandled.
        writing.catch(() => {})
      }
      const counts = await writing
      await wordSorter.end()
      await writer.refresh()
      await imports.finish(begun.id, clock.now())
      // A run that continues did not look at the files of the rows before.
      const notes = [
        ...rowNotes.listNotes(),
        ...unknownPlatforms.listNotes(),
        ...(begun.counts.done === 0 ? media.listNotes() : []),
      ]
      return { importId: begun.id, counts, notes, continuedAfter: begun.counts.done }
    },

    /** The first rows that an import refused, in the order of the lines. */
    listFirstRefusals: (importId: string, limit: number): Promise<RefusedRow[]> =>
      imports.listRefusals(importId, { offset: 0, limit }),

    /** The refused rows of an import by column: the columns with the most rows first. */
    countRefusals: (importId: string): Promise<RefusedColumn[]> => imports.countRefusals(importId, MOST_COLUMNS),

    /** @yields the refused rows of an import, in the order of the lines */
    async *listRefusals(importId: string): AsyncGenerator<RefusedRow> {
      const limit = 1000
      for (let offset = 0, page = limit; page === limit; offset += limit) {
        const refusals = await imports.listRefusals(importId, { offset, limit })
        yield* refusals
        page = refusals.length
      }
    },
  }
}
export type AdImportService = ReturnType<typeof createAdImportService>

type PreparedRow = NumberedAd | RefusedRow

function toPrepared({ line }: AdRow, record: CheckedAdRecord): PreparedRow {
  return { line, ad: toStoredAd(record, null) }
}
