import { Readable } from 'node:stream'
import type {
  AdImport,
  AdImportDetails,
  AdImportField,
  AdImportPreview,
  startAdImport,
} from '@marquee/contract/ad-imports'
import { SHOWN_IMPORT_FIELDS } from '@marquee/contract/ad-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Clock } from '../../../platform/clock.ts'
import { askEncoding, NotATable } from '../../../platform/csv/recognize-table.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { toPlainFileName } from '../../../platform/http/plain-file-name.ts'
import type { StreamedFile } from '../../../platform/http/uploaded-file.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdImportService } from './ad-import.service.ts'
import { findFileDay, toNoon } from './file-day.ts'
import { createFileImportRepository, type FileImportRow } from './file-imports.repository.ts'
import { importFile } from './import-file-job.ts'
import { presentFileImport, presentFileImportDetails } from './present-file-import.ts'
import { refusalLines } from './refusal-report.ts'
import { createUploadedFiles, type UploadedContent, type UploadedFiles } from './uploaded-files.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  adImport: Pick<AdImportService, 'listRefusals' | 'listFirstRefusals' | 'countRefusals'>
}

const LISTED = 20
const SHOWN_REFUSALS = 50
const UNIQUE_VIOLATION = '23505'

const STARTED = 'This import was started before.'
const BUSY = 'An import of this workspace is running. Wait until it is done, or cancel it.'

/** Files of ads that admins upload: previewed first, then imported in the background, one at a time in a workspace. */
export function createFileImportService({ db, clock, storage, jobs, adImport }: Dependencies) {
  const repository = createFileImportRepository(db)
  const files = createUploadedFiles(storage)

  async function find(actor: Actor, id: string): Promise<FileImportRow> {
    return required(await repository.find(actor.workspaceId, id), 'import')
  }

  async function details(actor: Actor, id: string, encoding?: TextEncoding): Promise<AdImportDetails> {
    const row = await readIn(files, await find(actor, id), encoding)
    const { import_id: importId } = row
    if (importId === null) {
      return presentFileImportDetails(row, { refusals: [], columns: [] })
    }
    const [refusals, columns] = await Promise.all([
      adImport.listFirstRefusals(importId, SHOWN_REFUSALS),
      adImport.countRefusals(importId),
    ])
    return presentFileImportDetails(row, { refusals, columns })
  }

  /** Removes a user's uploads that were never started, to make room for the next one. */
  async function forgetOthers(actor: Actor): Promise<void> {
    for (const { id } of await repository.listReady(actor.workspaceId, actor.userId)) {
      await files.remove(id)
      await repository.remove(id)
    }
  }

  return {
    /**
     * Stores a file as it arrives, without holding it in memory, and reads its first rows.
     * @throws DomainError 409 while an import runs, 413 for a file that is too large, 422 for one without rows
     */
    async upload(actor: Actor, file: StreamedFile): Promise<AdImportDetails> {
      if (await repository.hasUnfinished(actor.workspaceId)) {
        throw conflict(BUSY, 'import_running')
      }
      await forgetOthers(actor)
      const now = clock.now()
      const id = await repository.newId()
      const { size } = await files.put(id, file.stream)
      try {
        file.checkSize()
        const { format, preview } = await look(files, id, file.name)
        const mapping = await repository.findMapping(actor.workspaceId, namesOf(preview.columns))
        const columns = asMapped(preview.columns, mapping)
        await repository.insert({
          id,
          workspace_id: actor.workspaceId,
          created_by: actor.userId,
          file_name: toPlainFileName(file.name, 'ads'),
          format,
          size,
          preview: JSON.stringify({ ...preview, columns }),
          state: 'ready',
          made_at: toNoon(findFileDay(file.name, now)),
          created_at: now,
          updated_at: now,
        })
      } catch (error) {
        await files.remove(id)
        throw error
      }
      return await details(actor, id)
    },

    list: async (actor: Actor): Promise<AdImport[]> =>
      (await repository.list(actor.workspaceId, LISTED)).map(presentFileImport),

    /** @throws DomainError 404 */
    get: details,

    /**
     * The first ads of a file, as an import with this mapping would write them; nothing is written.
     * @throws DomainError 404, 409 when the import was started before: its file may be gone
     */
    async preview(actor: Actor, id: string, wish: StartWish): Promise<AdImportPreview[]> {
      const { state, format } = await find(actor, id)
      if (state !== 'ready') {
        throw conflict(STARTED, 'import_started')
      }
      return await files.previewAds(id, format, wish)
    },

    /** @throws DomainError 404, 409 when it was started before or another one runs, 422 when no column holds anything to show */
    async start(
      actor: Actor,
      id: string,
      { source, mapping, made_on, ...reading }: StartWish,
    ): Promise<AdImportDetails> {
      const { preview } = await readIn(files, await find(actor, id), reading.encoding)
      checkMapping(mapping)
      checkAnswers(preview, reading)
      const now = clock.now()
      try {
        await db.transaction().execute(async (transaction) => {
          const isStarted = await createFileImportRepository(transaction).change(id, ['ready'], {
            state: 'waiting',
            source,
            made_at: toNoon(made_on),
            mapping: JSON.stringify(mapping),
            reading: JSON.stringify(reading),
            updated_at: now,
          })
          if (!isStarted) {
            throw conflict(STARTED, 'import_started')
          }
          await jobs.send(importFile, { import_id: id }, { transaction, singletonKey: id })
        })
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION ? conflict(BUSY, 'import_running') : error
      }
      return await details(actor, id)
    },

    /** Ends an import or deletes an upload; one that has ended already stays as it is. @throws DomainError 404 */
    async cancel(actor: Actor, id: string): Promise<AdImportDetails> {
      await find(actor, id)
      const now = clock.now()
      const isCanceled = await repository.change(id, ['ready', 'waiting', 'running'], {
        state: 'canceled',
        finished_at: now,
        updated_at: now,
      })
      if (isCanceled) {
        await files.remove(id)
      }
      return await details(actor, id)
    },

    /** The refused rows as lines of CSV. @throws DomainError 404 also when nothing was refused */
    async openRefusals(actor: Actor, id: string): Promise<Readable> {
      const row = await find(actor, id)
      if (row.import_id === null || presentFileImport(row).refusals_url === null) {
        throw notFound('file')
      }
      return Readable.from(refusalLines(adImport.listRefusals(row.import_id)))
    },
  }
}
export type FileImportService = ReturnType<typeof createFileImportService>

type StartWish = HandlerInput<typeof startAdImport>['body']

/** @throws DomainError 422 on `file` for a file that cannot be imported, whatever the mapping of its columns is */
async function look(files: UploadedFiles, id: string, name: string, encoding?: TextEncoding): Promise<UploadedContent> {
  try {
    const content = await files.look(id, name, encoding)
    const problem = findProblem(content)
    if (problem !== null) {
      throw invalid({ file: [problem] })
    }
    return content
  } catch (error) {
    throw error instanceof NotATable || error instanceof UnreadableFile ? invalid({ file: [error.message] }) : error
  }
}

/** The row with the beginning of its file read in this encoding, while it waits for its start. */
async function readIn(
  files: UploadedFiles,
  row: FileImportRow,
  encoding: TextEncoding | null | undefined,
): Promise<FileImportRow> {
  return row.state === 'ready' && row.preview.encoding && encoding
    ? { ...row, preview: (await look(files, row.id, row.file_name, encoding)).preview }
    : row
}

function findProblem({ preview: { rows, columns } }: UploadedContent): string | null {
  const [first] = rows
  if (first === undefined) {
    return 'The file has no rows. It has to be CSV with a header line and several columns, JSON lines or JSON with a list of ads.'
  }
  return columns.length === 0
    ? `None of the first rows can be read. Line ${first.line}: ${first.refusal ?? 'It is empty.'}`
    : null
}

function namesOf(columns: AdImportDetails['columns']): string[] {
  return columns.map(({ name }) => name)
}

/** The columns of a file, with the meanings that the last file with the same columns was imported with. */
function asMapped(columns: AdImportDetails['columns'], mapping: FileImportRow['mapping']): AdImportDetails['columns'] {
  return columns.map((column) => {
    const chosen = mapping?.[column.name]
    return chosen === undefined ? column : { ...column, guess: chosen, is_left_out: chosen === null }
  })
}

/** Checks that what the file does not decide was said. */
function checkAnswers(preview: FileImportRow['preview'], reading: FileImportRow['reading']): void {
  const { encoding, doubtful_day: day } = preview
  const isDoubtful = typeof day === 'string' && !reading.date_order
  const questions = {
    ...askEncoding(encoding, reading.encoding),
    ...(isDoubtful && {
      date_order: [`“${day}” can be read both ways. Say whether the day or the month stands first.`],
    }),
  }
  if (Object.keys(questions).length > 0) {
    throw invalid(questions)
  }
}

function checkMapping(mapping: Readonly<Record<string, AdImportField | null>>): void {
  const fields = Object.values(mapping).filter((field) => field !== null)
  const isShown = SHOWN_IMPORT_FIELDS.some((field) => fields.includes(field))
  const twice = fields.filter((field, index) => fields.indexOf(field) !== index)
  const messages = [
    ...(isShown ? [] : ['Say which column holds the text, the headline, an image, a video or the brand.']),
    ...twice.map((field) => `Only one column can hold the field ${field}.`),
  ]
  if (messages.length > 0) {
    throw invalid({ mapping: messages })
  }
}
