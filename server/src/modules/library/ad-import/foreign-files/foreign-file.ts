import { Readable } from 'node:stream'
import { readAll } from '../../../../testing/read-all.ts'
import { previewFile } from '../preview-file.ts'
import { readRows, toFormatOf } from '../read-rows.ts'
import { readAds } from '../shapes/read-ads.ts'
import { type RowOutcome, recordOfRow } from '../to-ad-record.ts'

/** A file as users bring it, made up in the shape that a product writes, and what its import has to arrive at. */
export interface ForeignFile {
  /** The name of the file, which tells what its shape is. */
  name: string
  content: string | Buffer | Promise<Buffer>
  /** What each ad of the file has to be, in the order of the file; days are checked without the time. */
  ads: readonly object[]
  /** The reasons of rows that are refused. */
  refusals?: readonly unknown[]
}

/** The ads of a file and the reasons of its refused rows, as the page of the import reads it: by the suggested mapping. */
export async function importForeignFile({ name, content }: ForeignFile) {
  const bytes = Buffer.from(await content)
  const format = toFormatOf(name, bytes)
  const { columns } = await previewFile(format, Readable.from([bytes]))
  const known = columns.filter(({ guess }) => guess !== null)
  const mapping = Object.fromEntries(known.map(({ name: column, guess }) => [column, guess]))
  const rows = (await readAll(readRows(format, Readable.from([bytes])))).flatMap(readAds)
  const read = (row: (typeof rows)[number], chosen?: typeof mapping): RowOutcome =>
    'refusal' in row ? row : recordOfRow(row.values, 'upload', chosen, row.raw)
  return {
    inBrowser: summarize(rows.map((row) => read(row, mapping))),
    byCommand: summarize(rows.map((row) => read(row))),
  }
}

function summarize(outcomes: readonly RowOutcome[]) {
  return {
    ads: outcomes.flatMap((outcome) => ('record' in outcome ? [withDays(outcome.record)] : [])),
    refusals: outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome.refusal.reason] : [])),
  }
}

/** The record with its days as text, and its brand, words and media in short. */
function withDays({
  brand,
  media,
  started_at,
  stopped_at,
  last_seen_at,
  raw,
  ...record
}: Extract<RowOutcome, { record: unknown }>['record']) {
  return {
    ...record,
    brand: brand?.name,
    page: brand?.external_id,
    images: media.filter(({ kind }) => kind === 'image').map(({ url }) => url),
    videos: media.filter(({ kind }) => kind === 'video').map(({ url }) => url),
    start: started_at?.toISOString().slice(0, 10),
    stop: stopped_at?.toISOString().slice(0, 10),
    seen: last_seen_at?.toISOString().slice(0, 10),
  }
}

/** Joins lines of a text file. */
export function lines(...texts: readonly string[]): string {
  return texts.join('\n')
}
