import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { tableRules } from './table-rules.ts'

const releaseRecord = z.object({
  /** The last migration of the first record: each record is made from the one before, so this never changes. */
  since: z.string(),
  /** The names of the migrations that the release has. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableRules),
  /** The statements that the release sends, simplified and in order. */
  queries: z.array(z.string()),
})

/** How a release uses the database. `npm run make record-queries` writes it. */
export type ReleaseRecord = z.output<typeof releaseRecord>

/** The record of the last release that was landed. */
export const RECORD_FILE = join(import.meta.dirname, 'last-release.json.gz')

/** @throws Error when there is no file, or it is not a record */
export function readRecord(file: string): ReleaseRecord {
  return releaseRecord.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()))
}

/** Writes a record; one statement is one line of the file, once it is unpacked. */
export function writeRecord(file: string, record: ReleaseRecord): void {
  writeFileSync(file, gzipSync(JSON.stringify(record, null, 1), { level: 9 }))
}
