import { Readable } from 'node:stream'
import { AD_LIBRARY_FILES } from '../../../testing/foreign-files/ad-library-files.ts'
import { GOOGLE_FILES } from '../../../testing/foreign-files/google-files.ts'
import { CARD_FILES } from '../../../testing/foreign-files/card-files.ts'
import type { ForeignFile } from '../../../testing/foreign-files/foreign-file.ts'
import { LINKEDIN_FILES } from '../../../testing/foreign-files/linkedin-files.ts'
import { META_API_FILES } from '../../../testing/foreign-files/meta-api-files.ts'
import { NETWORK_FILES } from '../../../testing/foreign-files/network-files.ts'
import { PRODUCT_FILES } from '../../../testing/foreign-files/product-files.ts'
import { SPREADSHEET_FILES } from '../../../testing/foreign-files/spreadsheet-files.ts'
import { TABLE_FILES } from '../../../testing/foreign-files/table-files.ts'
import { TOOL_FILES } from '../../../testing/foreign-files/tool-files.ts'
import { WEB_ANSWER_FILES } from '../../../testing/foreign-files/web-answer-files.ts'
import { readAll } from '../../../testing/read-all.ts'
import { findDateOrder } from './find-date-order.ts'
import { previewFile } from './preview-file.ts'
import { readRows, toFormatOf } from './read-rows.ts'
import { readAds } from './shapes/read-ads.ts'
import { type RowOutcome, recordOfRow } from './to-ad-record.ts'

const FILES: readonly ForeignFile[] = [
  ...META_API_FILES,
  ...WEB_ANSWER_FILES,
  ...CARD_FILES,
  ...PRODUCT_FILES,
  ...NETWORK_FILES,
  ...AD_LIBRARY_FILES,
  ...GOOGLE_FILES,
  ...LINKEDIN_FILES,
  ...TOOL_FILES,
  ...SPREADSHEET_FILES,
  ...TABLE_FILES,
]

/** The ads of a file and the reasons of its refused rows, as the page of imports reads it by the suggested mapping, and the command. */
async function importForeignFile({ name, content }: ForeignFile) {
  const bytes = Buffer.from(await content)
  const format = toFormatOf(name, bytes)
  const { columns, source } = await previewFile(format, Readable.from([bytes]))
  const known = columns.filter(({ guess }) => guess !== null)
  const mapping = Object.fromEntries(known.map(({ name: column, guess }) => [column, guess]))
  const rows = (await readAll(readRows(format, Readable.from([bytes])))).flatMap(readAds)
  const { order } = await findDateOrder(rows)
  const read = (row: (typeof rows)[number], chosen?: typeof mapping): RowOutcome =>
    'refusal' in row ? row : recordOfRow(row.values, 'upload', chosen, row.raw, order)
  return {
    source,
    inBrowser: summarize(rows.map((row) => read(row, mapping))),
    byCommand: summarize(rows.map((row) => read(row))),
  }
}

function summarize(outcomes: readonly RowOutcome[]) {
  return {
    ads: outcomes.flatMap((outcome) => ('record' in outcome ? [shorten(outcome.record)] : [])),
    refusals: outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome.refusal.reason] : [])),
  }
}

/** The record with its days as text, and its brand and media in short. */
function shorten(record: Extract<RowOutcome, { record: unknown }>['record']) {
  const addresses = (wanted: string) => record.media.filter(({ kind }) => kind === wanted).map(({ url }) => url)
  const toDay = (moment: Date | null | undefined) => moment?.toISOString().slice(0, 10)
  return {
    ...record,
    raw: undefined,
    brand: record.brand?.name,
    page: record.brand?.external_id,
    images: addresses('image'),
    videos: addresses('video'),
    start: toDay(record.started_at),
    stop: toDay(record.stopped_at),
    seen: toDay(record.last_seen_at),
  }
}

test.each(FILES.map((file) => [file.name, file] as const))(
  '[F-01] [P-15] %s: each field of its ads is right, and each refused row says what to do',
  async (_name, file) => {
    const { source, inBrowser, byCommand } = await importForeignFile(file)
    const expected = { ads: file.ads, refusals: file.refusals ?? [] }
    expect(file.source === undefined ? undefined : source).toBe(file.source)
    expect(byCommand).toMatchObject(expected)
    expect(inBrowser).toMatchObject(expected)
  },
)
