import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type {
  ReportPeriod,
  ResultField,
  ResultImport,
  ResultImportDetails,
  ResultReading,
  startResultImport,
} from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { Clock } from '../../../platform/clock.ts'
import { csvCell } from '../../../platform/csv/csv-cell.ts'
import { askEncoding, NotATable } from '../../../platform/csv/recognize-table.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import { errorCode } from '../../../platform/errors/error-code.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { toPlainFileName } from '../../../platform/http/plain-file-name.ts'
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { importResults, resultFileKey } from './import-results-job.ts'
import { presentImport, presentImportDetails } from './present-import.ts'
import { previewTable } from './preview-table.ts'
import { detectFormat } from './read-table.ts'
import type { ResultAccountService } from './result-accounts.service.ts'
import { createResultImportRepository, type ResultImportRow } from './result-imports.repository.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { findDayProblem, toLastDay } from './report-days.ts'

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  accounts: Pick<ResultAccountService, 'require'>
}

type StartWish = HandlerInput<typeof startResultImport>['body']

const LISTED = 20
const UNIQUE_VIOLATION = '23505'
const BUSY = 'Another import of this workspace is running. Wait until it is done.'

/** Imports exports of Ads Manager: each file is inspected first, then imported in the background, one at a time per workspace. */
export function createResultImportService({ db, clock, storage, jobs, accounts }: Dependencies) {
  const repository = createResultImportRepository(db)

  async function find(actor: Actor, id: string): Promise<ResultImportRow> {
    return required(await repository.find(actor.workspaceId, id), 'import')
  }

  /** The row with its file read in this encoding, while it waits for its start. */
  async function readIn(row: ResultImportRow, encoding: TextEncoding | null): Promise<ResultImportRow> {
    if (row.state !== 'ready' || encoding === null || (row.preview.encoding ?? null) === null) {
      return row
    }
    const object = await storage.get(resultFileKey(row.id))
    const looked = object === null ? null : await lookInTurn(await buffer(object.stream), row.file_name, encoding)
    return looked === null ? row : { ...row, preview: looked.preview }
  }

  return {
    /** Stores a file and reads its first rows. @throws DomainError 422 on `file` for an unreadable file */
    async upload(actor: Actor, { name, content }: UploadedFile): Promise<ResultImportDetails> {
      const { format, preview } = await lookInTurn(content, name)
      const now = clock.now()
      const id = await repository.newId()
      // The file is stored before its row: a row always has its file, and a file without a row is never requested.
      await storage.put(resultFileKey(id), content)
      await repository.insert({
        id,
        workspace_id: actor.workspaceId,
        created_by: actor.userId,
        file_name: toPlainFileName(name, 'results'),
        format,
        size: content.byteLength,
        state: 'ready',
        preview: JSON.stringify(preview),
        created_at: now,
        updated_at: now,
      })
      return presentImportDetails(await find(actor, id))
    },

    list: async (actor: Actor): Promise<ResultImport[]> =>
      (await repository.list(actor.workspaceId, LISTED)).map(presentImport),

    /** @param encoding to read the columns in, until the import is started @throws DomainError 404 */
    get: async (actor: Actor, id: string, encoding?: TextEncoding): Promise<ResultImportDetails> =>
      presentImportDetails(await readIn(await find(actor, id), encoding ?? null)),

    /**
     * @throws DomainError 404; 409 when it was started before or another import runs; 422 for an incomplete mapping, for one account
     * too many, and for a question about the file that has no answer
     */
    async start(actor: Actor, id: string, wish: StartWish): Promise<ResultImportDetails> {
      const { account, currency, ...reading } = wish
      const { preview } = await readIn(await find(actor, id), wish.encoding ?? null)
      checkAnswers(preview, reading)
      checkReading(reading, toLastDay(clock.now()))
      try {
        await db.transaction().execute(async (transaction) => {
          const { id: accountId } = await accounts.require(transaction, actor, account, currency)
          const isStarted = await createResultImportRepository(transaction).change(id, ['ready'], {
            state: 'waiting',
            account_id: accountId,
            reading: JSON.stringify(reading),
            updated_at: clock.now(),
          })
          if (!isStarted) {
            throw conflict('This import was started before.', 'import_started')
          }
          await jobs.send(
            importResults,
            { import_id: id },
            { transaction, singletonKey: id, workspaceId: actor.workspaceId },
          )
        })
      } catch (error) {
        throw errorCode(error) === UNIQUE_VIOLATION ? conflict(BUSY, 'import_running') : error
      }
      return presentImportDetails(await find(actor, id))
    },

    /** Cancels an import. An import that has ended stays unchanged. @throws DomainError 404 */
    async cancel(actor: Actor, id: string): Promise<ResultImportDetails> {
      await find(actor, id)
      const now = clock.now()
      const changes = { state: 'canceled', finished_at: now, updated_at: now } as const
      if (await repository.change(id, ['ready', 'waiting', 'running'], changes)) {
        await storage.delete(resultFileKey(id))
      }
      return presentImportDetails(await find(actor, id))
    },

    /** The refused rows as CSV. @throws DomainError 404 also when no row was refused */
    async openRefusals(actor: Actor, id: string): Promise<Readable> {
      const { refusals } = await find(actor, id)
      if (refusals.length === 0) {
        throw notFound('file')
      }
      const lines = refusals.map(({ line, field, reason }) => [String(line), field, reason])
      return Readable.from(
        [['line', 'field', 'reason'], ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`),
      )
    },
  }
}
export type ResultImportService = ReturnType<typeof createResultImportService>

let lastLook: Promise<unknown> = Promise.resolve()

/** Only one workbook is inspected at a time, because an unpacked workbook may take 200 MB. */
function lookInTurn(content: Buffer, name: string, encoding?: TextEncoding): ReturnType<typeof look> {
  const result = lastLook.then(() => look(content, name, encoding))
  lastLook = result.catch(() => undefined)
  return result
}

async function look(content: Buffer, name: string, encoding?: TextEncoding) {
  try {
    const format = detectFormat(content)
    return { format, preview: await previewTable(format, content, name, encoding) }
  } catch (error) {
    throw error instanceof UnreadableFile || error instanceof NotATable ? invalid({ file: [error.message] }) : error
  }
}

/** Checks that what the file does not decide was said. */
function checkAnswers({ encoding, guessed, columns }: ResultImportRow['preview'], reading: ResultReading): void {
  const known = new Set(columns.map(({ name }) => name))
  const other = Object.keys(reading.mapping).find((name) => !known.has(name))
  const questions = {
    ...askEncoding(encoding, reading.encoding),
    ...askAmountUnit(guessed, reading),
    ...askDateOrder(guessed, reading),
    ...(other !== undefined && { mapping: [`The file has no column “${other}”.`] }),
  }
  if (Object.keys(questions).length > 0) {
    throw invalid(questions)
  }
}

type Guessed = ResultImportRow['preview']['guessed']

function askAmountUnit({ doubtful_amounts: doubt }: Guessed, { amount_unit }: ResultReading) {
  return typeof doubt === 'string' && !amount_unit
    ? { amount_unit: [`The file says ${doubt}. Say whether its amounts are in millionths.`] }
    : {}
}

function askDateOrder(guessed: Guessed, { mapping, date_order }: ResultReading) {
  const hasDays = Object.values(mapping).some((field) => field === 'day' || field === 'first_day')
  return hasDays && guessed.is_date_order_open === true && date_order === null
    ? { date_order: ['The days of the file can be read both ways. Say whether the day or the month stands first.'] }
    : {}
}

/** @param today the last day that can have figures */
function checkReading({ mapping, period = null }: ResultReading, today: string): void {
  const fields = Object.values(mapping).filter((field) => field !== null)
  const has = (...names: ResultField[]) => names.some((name) => fields.includes(name))
  const hasDays = has('day', 'first_day')
  const problems = [
    has('ad_name', 'ad_id') ? null : 'Say which column holds the ad’s name or id.',
    hasDays || period !== null ? null : 'Say which column holds the day, or from which to which day the report goes.',
    has('spend', 'impressions') ? null : 'Say which column holds the spend or the impressions.',
    areDifferent(fields.filter((field) => field !== 'breakdown')) ? null : 'Two columns are said to hold the same.',
  ].filter((problem) => problem !== null)
  if (problems.length > 0) {
    throw invalid({ mapping: problems })
  }
  if (!hasDays && period !== null) {
    checkPeriod(period, today)
  }
}

function checkPeriod({ first_day: day, last_day: lastDay }: ReportPeriod, today: string): void {
  const reason = findDayProblem({ day, lastDay }, today)
  if (reason !== null) {
    throw invalid({ period: [reason] })
  }
}

function areDifferent(fields: readonly ResultField[]): boolean {
  return new Set(fields).size === fields.length
}
