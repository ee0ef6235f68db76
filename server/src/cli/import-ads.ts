// `npm run import-ads -- FILE.jsonl|FILE.csv [--source=upload]`: brings a file of ads into the library. Works while the server
// runs and while it does not; a killed import goes on where it stopped when it is started again.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { adSource } from '@marquee/contract/ads'
import { connect } from '../connect.ts'
import {
  type AdImportService,
  createAdImportService,
  type ImportOutcome,
} from '../modules/ad-import/ad-import.service.ts'
import { createRefusalReport } from '../modules/ad-import/refusal-report.ts'
import { EnvironmentError, readEnvironment } from '../platform/environment.ts'
import { createLog } from '../platform/log.ts'

interface Command {
  file: string
  format: 'jsonl' | 'csv'
  source: string
}

/** Refused rows that are shown on the screen; the report holds all of them. */
const SHOWN_REFUSALS = 5
const PROGRESS_EVERY_MS = 1000

class UsageError extends Error {
  override readonly name = 'UsageError'
}

function readCommand(words: readonly string[]): Command {
  const [file, ...others] = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const unknown = options.find((option) => !option.startsWith('--source='))
  const source = adSource.safeParse(options.at(-1)?.slice('--source='.length) ?? 'upload')
  if (file === undefined || others.length > 0 || unknown !== undefined || !source.success) {
    throw new UsageError(
      `Use: npm run import-ads -- FILE.jsonl|FILE.csv [--source=${adSource.options.join('|')}]\n` +
        'The file is UTF-8, one ad per line (JSON lines) or with a header line (CSV).',
    )
  }
  return { file: resolve(file), format: formatOf(file), source: source.data }
}

function formatOf(file: string): Command['format'] {
  const extension = extname(file).toLowerCase()
  if (extension === '.csv' || extension === '.tsv') {
    return 'csv'
  }
  if (extension === '.jsonl' || extension === '.ndjson' || extension === '.json') {
    return 'jsonl'
  }
  throw new UsageError(`${basename(file)}: the name has to end in .jsonl or .csv, which tells the format.`)
}

async function main(): Promise<void> {
  const { file, format, source } = readCommand(process.argv.slice(2))
  const environment = readEnvironment(process.env)
  const { size } = await stat(file)
  const fingerprint = await fingerprintOf(file)
  const connection = await connect({ environment, log: createLog('warn'), role: 'tool' })
  try {
    const adImport = createAdImportService({ db: connection.database, clock: connection.clock })
    const label = basename(file)
    console.log(`Importing ${label}, ${(size / 1e6).toFixed(1)} MB …`)
    const start = performance.now()
    const outcome = await adImport.importAds({
      stream: createReadStream(file),
      format,
      source,
      fingerprint,
      label,
      onProgress: progressPrinter(),
    })
    printSummary(outcome, (performance.now() - start) / 1000)
    if (outcome.counts.refused > 0) {
      await report(adImport, outcome, join(environment.dataDir, 'imports'))
    }
  } finally {
    await connection.close()
  }
}

async function fingerprintOf(file: string): Promise<string> {
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
  for (const { line, field, reason } of written.first.slice(0, SHOWN_REFUSALS)) {
    console.log(`  line ${line}, ${field}: ${reason}`)
  }
  console.log(`All refused rows, with reasons: ${written.file}`)
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof EnvironmentError) {
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
