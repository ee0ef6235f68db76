import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readAll } from '../../../testing/read-all.ts'
import { testdata } from '../../../testing/testdata.ts'
import type { CheckedAdRecord } from '../ads/writing/ad-writer.service.ts'
import { readRows, toFormat } from './read-rows.ts'
import { readAds } from './shapes/read-ads.ts'
import { recordOfRow } from './to-ad-record.ts'

const expected = z.record(
  z.string(),
  z.object({
    records: z.number(),
    distinct_ids: z.number(),
    advertisers: z.number(),
    with_start: z.number(),
    first_start: z.string(),
    last_start: z.string(),
    with_stop: z.number(),
    last_stop: z.string().nullable(),
    with_text: z.number(),
    with_image: z.number().optional(),
    date_range_only_in_text: z.number().default(0),
    text_says_n_ads_use_this_creative: z.array(z.number()).default([]),
  }),
)
/** The file of each entry of expected.json. */
const FILES = [
  ['meta-api-radlibrary/ads_archive_answer.json', 'meta-api/ads_archive_answer.json'],
  ['adlib-web-adms/ccl_snapshot_record.json', 'adlib-web/ccl_snapshot_record.json'],
  ['meta-csv-minimaxir/fb_ads.csv', 'meta-csv/fb_ads.csv'],
  ['meta-scraper-2026/keyword_shoes.json', 'scraper/keyword_shoes.json'],
] as const

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64 * 1024) })
  await file.close()
  return buffer.subarray(0, bytesRead)
}

async function readRecords(path: string): Promise<{ records: CheckedAdRecord[]; refusals: unknown[] }> {
  const rows = await readAll(readRows(toFormat(await readStart(path)), createReadStream(path)))
  const outcomes = rows
    .flatMap(readAds)
    .map((row) => ('refusal' in row ? row : recordOfRow(row.values, 'meta', undefined, row.raw)))
  return {
    records: outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record] : [])),
    refusals: outcomes.filter((outcome) => 'refusal' in outcome),
  }
}

function days(moments: readonly (Date | null | undefined)[]): string[] {
  return moments.flatMap((moment) => (moment ? [moment.toISOString().slice(0, 10)] : [])).toSorted()
}

/** What an import has to arrive at, of what was read. */
function summarize(records: readonly CheckedAdRecord[], inText: number) {
  const starts = days(records.map(({ started_at }) => started_at))
  const stops = days(records.map(({ stopped_at }) => stopped_at))
  return {
    records: records.length,
    distinct_ids: new Set(records.map(({ external_id }) => external_id)).size,
    advertisers: new Set(records.map(({ brand }) => brand?.external_id)).size,
    // expected.json counts only the days that have fields of their own.
    with_start: starts.length - inText,
    with_stop: stops.length - inText,
    last_start: starts.at(-1),
    with_text: records.filter(({ body }) => body !== '').length,
    ...(inText === 0 && { first_start: starts[0], last_stop: stops.at(-1) ?? null }),
  }
}

test.each(FILES)('[F-01] [P-15] %s: each ad arrives with its id, advertiser, days and words', async (entry, path) => {
  const all = expected.parse(JSON.parse(await readFile(testdata('real-ads-dated/expected.json'), 'utf8')))
  const wanted = expected.valueType.parse(all[entry])
  const { records, refusals } = await readRecords(testdata(`real-ads-dated/${path}`))
  expect(refusals).toEqual([])
  expect(wanted).toMatchObject(summarize(records, wanted.date_range_only_in_text))
  const counts = records.map(({ variations_count }) => variations_count).filter((count) => (count ?? 1) > 1)
  expect(new Set(counts)).toEqual(new Set(wanted.text_says_n_ads_use_this_creative))
  expect(records.filter(({ media }) => media.length > 0).length).toBeGreaterThanOrEqual(wanted.with_image ?? 0)
})
