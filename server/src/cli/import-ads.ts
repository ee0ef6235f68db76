// `npm run import-ads -- FILE [--source=upload]`: imports a file of ads into the library. Works with or without a running
// server; an interrupted import continues where it stopped when it is started again.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { adSource } from '@marquee/contract/ads'
import type { DateOrder } from '@marquee/contract/result-imports'
import { connect } from '../entry/connect.ts'
import {
  type AdImportService,
  createAdImportService,
  type ImportOutcome,
} from '../modules/library/ad-import/ad-import.service.ts'
import type { ColumnMapping } from '../modules/library/ad-import/column-names.ts'
import { findFileDay, toNoon } from '../modules/library/ad-import/file-day.ts'
import { findDateOrder } from '../modules/library/ad-import/find-date-order.ts'
import { type AdFileFormat, readRows, toFormatOf } from '../modules/library/ad-import/read-rows.ts'
import { adsOf, type AdRow } from '../modules/library/ad-import/shapes/read-ads.ts'
import { createRefusalReport } from '../modules/library/ad-import/refusal-report.ts'
import { NotATable } from '../platform/csv/recognize-table.ts'
import { closeOnEnd } from '../platform/end-wanted.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createLog } from '../platform/log.ts'
import { UnreadableFile } from '../platform/spreadsheets/table-row.ts'

interface Command {
  file: string
  source: string
  /** Columns that are not imported. */
  leftOut: readonly string[]
}

const USAGE = `Use: npm run import-ads -- FILE [--source=${adSource.options.join('|')}] [--leave-out=COLUMN]
The file is JSON, one ad per line, CSV with a header line, or an Excel workbook or archive of these.
Its name ends in .json, .jsonl, .csv, .xlsx or .zip.
A day in its name, as in ads-2026-05-12.csv, says when ads without a time of their own were seen.
Ads that are there already are updated. --leave-out, which may come again, does not read a column.`

const PROGRESS_EVERY_MS = 1000
/** Of the beginning of a file, which tells its format. */
const START_BYTES = 256 * 1024

class UsageError extends Error {
  override readonly name = 'UsageError'
}

function readCommand(words: readonly string[]): Command {
  const [file, ...others] = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = options.find((option) => !/^--(?:source|leave-out)=/.test(option))
  const source = adSource.safeParse(listValues('source', options).at(-1) ?? 'upload')
  if (file === undefined || others.length > 0 || unknown !== undefined || !source.success) {
    throw new UsageError(USAGE)
  }
  return { file: resolve(file), source: source.data, leftOut: listValues('leave-out', options) }
}

function listValues(name: string, options: readonly string[]): string[] {
  const prefix = `--${name}=`
  return options.filter((option) => option.startsWith(prefix)).map((option) => option.slice(prefix.length))
}

const EXTENSIONS: ReadonlySet<string> = new Set(['.json', '.jsonl', '.ndjson', '.csv', '.tsv', '.xlsx', '.zip'])

/** The content decides; of a file that is named JSON and begins otherwise, each line is refused with its reason. */
async function readFormat(file: string): Promise<AdFileFormat> {
  const extension = extname(file).toLowerCase()
  if (!EXTENSIONS.has(extension)) {
    throw new UsageError(
      `${basename(file)}: the name has to end in .json, .jsonl, .csv, .xlsx or .zip, which tells the format.`,
    )
  }
  const [start] = await createReadStream(file, { end: START_BYTES - 1, highWaterMark: START_BYTES }).toArray()
  const format = toFormatOf(file, Buffer.isBuffer(start) ? start : Buffer.alloc(0))
  return format === 'csv' && extension.includes('json') ? 'jsonl' : format
}

async function main(): Promise<void> {
  const { file, source, leftOut } = readCommand(process.argv.slice(2))
  const format = await readFormat(file)
  const environment = readEnvironment(process.env)
  const { size } = await stat(file)
  const fingerprint = await readFingerprint(file)
  const connection = await connect({ environment, log: createLog('warn'), role: 'tool' })
  closeOnEnd(() => connection.close())
  try {
    const adImport = createAdImportService({ db: connection.database, clock: connection.clock })
    const label = basename(file)
    console.log(`Importing ${label}, ${(size / 1e6).toFixed(1)} MB …`)
    const start = performance.now()
    const mapping = leftOut.length > 0 ? Object.fromEntries(leftOut.map((column) => [column, null])) : undefined
    const dateOrder = await readDateOrder(adsOf(readRows(format, createReadStream(file))), mapping)
    const outcome = await adImport.importAds({
      stream: createReadStream(file),
      format,
      source,
      fingerprint,
      label,
      ...(mapping !== undefined && { mapping }),
      dateOrder,
      madeAt: toNoon(findFileDay(label, connection.clock.now())),
      onProgress: progressPrinter(),
    })
    printSummary(outcome, (performance.now() - start) / 1000)
    outcome.notes.forEach((note) => console.log(note))
    if (outcome.counts.refused > 0) {
      await report(adImport, outcome, join(environment.dataDir, 'imports'))
    }
  } finally {
    await connection.close()
  }
}

async function readDateOrder(ads: AsyncIterable<AdRow>, mapping: ColumnMapping | undefined): Promise<DateOrder | null> {
  const { order, doubtful } = await findDateOrder(ads, mapping)
  if (doubtful !== null) {
    console.log(`“${doubtful}” can be read both ways: ads with such days are refused. Write days as 2026-12-31.`)
  }
  return order
}

async function readFingerprint(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function progressPrinter() {
  let printedAt = performance.now()
  return ({ done }: { done: number }): void => {
    if (performance.now() - printedAt >= PROGRESS_EVERY_MS) {
      printedAt = performance.now()
      console.log(`  ${grouped(done)} rows`)
    }
  }
}

function printSummary({ counts, continuedAfter }: ImportOutcome, seconds: number): void {
  if (continuedAfter > 0) {
    console.log(`Continued behind row ${grouped(continuedAfter)}, where an earlier import was interrupted.`)
  }
  const { done, inserted, updated, unchanged, refused } = counts
  console.log(
    `${grouped(done)} rows: ${grouped(inserted)} new, ${grouped(updated)} changed, ${grouped(unchanged)} as before, ` +
      `${grouped(refused)} refused. ${seconds.toFixed(1)} s.`,
  )
}

async function report(adImport: AdImportService, { importId }: ImportOutcome, folder: string): Promise<void> {
  const written = await createRefusalReport(folder, importId, adImport.listRefusals(importId))
  for (const { field, rows, reason, line } of await adImport.countRefusals(importId)) {
    console.log(`  ${field}: ${grouped(rows)} ${rows === 1 ? 'row' : 'rows'}, first in line ${line}. ${reason}`)
  }
  console.log('A column that fails may be left out: --leave-out=COLUMN')
  console.log(`All refused rows, with reasons: ${written.file}`)
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

function explain(error: unknown): string {
  if (
    error instanceof UsageError ||
    error instanceof StartError ||
    error instanceof NotATable ||
    error instanceof UnreadableFile
  ) {
    return error.message
  }
  if (error instanceof Error && 'code' in error && 'path' in error) {
    return `${String(error.path)} cannot be read: ${String(error.code)}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
