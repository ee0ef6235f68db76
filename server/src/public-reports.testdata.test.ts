import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { adImportDetails, getAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import {
  getResultImport,
  resultImportDetails,
  startResultImport,
  uploadResultFile,
} from '@marquee/contract/result-imports'
import { sql } from 'kysely'
import { z } from 'zod'
import { importResults } from './modules/analysis/ad-results/import-results-job.ts'
import { openTableSource } from './modules/collections/library-imports/table-source.ts'
import { importFile } from './modules/library/ad-import/import-file-job.ts'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import { toReading } from './testing/import-results.ts'
import { multipartFile } from './testing/multipart-file.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { testdata } from './testing/testdata.ts'
import { Readable } from 'node:stream'

const FOLDER = 'public-reports'
/** The reports tell of this autumn. */
const NOW = Date.parse('2026-11-28T12:00:00Z')
const expected = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(await readFile(testdata(FOLDER, 'expected.json'), 'utf8')))

/** What is right for a file, in the shape that a test compares. */
function wanted<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return schema.parse(expected[file])
}

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  server.clock.advance(Math.max(0, (NOW - server.clock.now().getTime()) / 1000))
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

async function upload(path: string, file: string): Promise<unknown> {
  const content = await readFile(testdata(FOLDER, file))
  const answer = await admin.request({
    method: 'POST',
    url: path,
    ...multipartFile(content, { name: basename(file), type: 'text/csv' }),
  })
  return answer.json().data
}

type Answers = Partial<Pick<z.input<typeof startResultImport.body & object>, 'encoding' | 'amount_unit'>>

async function importResultsOf(file: string, answers: Answers = {}) {
  const uploaded = resultImportDetails.parse(await upload(uploadResultFile.path, file))
  const params = { id: uploaded.id }
  const body = { ...toReading(uploaded), ...answers, account: { name: 'Acme' } }
  const started = await admin.call(startResultImport, { params, body })
  expect(started.body.data.state).toBe('waiting')
  await server.jobs.drain([importResults])
  const { counts, refusals } = (await admin.call(getResultImport, { params })).body.data
  const ads = await server.db.selectFrom('result_ads').select(['external_id', 'name']).orderBy('external_id').execute()
  const days = await server.db
    .selectFrom('result_days')
    .select(({ fn }) => [fn.sum('spend_micros').as('spend'), fn.sum('impressions').as('impressions')])
    .executeTakeFirstOrThrow()
  return {
    uploaded,
    counts,
    refusals,
    names: ads.map(({ name }) => name),
    ids: ads.map(({ external_id }) => external_id),
    spend: Number(days.spend) / 1e6,
    impressions: Number(days.impressions),
  }
}

describe('[P-96] results of public reports', () => {
  test.each(['results/mixed-ends.csv', 'results/mixed-ends-number-last.csv'])('%s: each row is one', async (file) => {
    const right = wanted(file, z.object({ stored: z.number(), refused: z.number(), spend: z.number() }))
    const { counts, spend } = await importResultsOf(file)
    expect({ stored: counts.stored, refused: counts.refused, spend }).toEqual(right)
  })

  test.each(['results/guarded-ids.csv', 'results/apostrophe-ids.csv'])(
    '%s: the plain file replaces it',
    async (file) => {
      const right = wanted('results/guarded-ids.csv', z.looseObject({ ids: z.array(z.string()) }))
      const later = z
        .object({ ads: z.number(), spend: z.number(), impressions: z.number() })
        .parse(right['then plain-ids.csv into the same account'])
      expect((await importResultsOf(file)).ids).toEqual(right.ids)
      const { ids, spend, impressions } = await importResultsOf('results/plain-ids.csv')
      expect({ ads: ids.length, spend, impressions }).toEqual(later)
    },
  )

  test.each(['results/phonetic.xlsx', 'results/shift-jis.csv'])('%s: names are read as they are', async (file) => {
    const { names } = wanted(file, z.looseObject({ names: z.array(z.string()) }))
    expect(new Set((await importResultsOf(file)).names)).toEqual(new Set(names))
  })

  test.each([
    ['results/windows-1251.csv', 'windows-1251'],
    ['results/gbk.csv', 'gb18030'],
  ] as const)('%s: the encoding is asked, and then read right', async (file, encoding) => {
    await expect(importResultsOf(file)).rejects.toThrow('does not show how its letters are encoded')
    const { names } = wanted(file, z.looseObject({ names: z.array(z.string()) }))
    expect((await importResultsOf(file, { encoding })).names).toEqual(names)
  })

  test.each(['results/facts-above.csv', 'results/grand-total.csv'])(
    '%s: headings and totals are found',
    async (file) => {
      const { spend } = wanted(file, z.looseObject({ spend: z.number() }))
      const read = await importResultsOf(file)
      expect([read.spend, read.counts.skipped, read.counts.refused]).toEqual([spend, 1, 0])
    },
  )

  test('results/micros.csv: amounts in millionths are asked, and then read right', async () => {
    await expect(importResultsOf('results/micros.csv')).rejects.toThrow('1,634 impressions for 1,920,000 EUR')
    const { spend } = wanted('results/micros.csv', z.looseObject({ spend: z.number() }))
    expect((await importResultsOf('results/micros.csv', { amount_unit: 'micros' })).spend).toBe(spend)
  })

  test('results/thai-years.csv: Buddhist years are read', async () => {
    await importResultsOf('results/thai-years.csv')
    const { days } = wanted('results/thai-years.csv', z.object({ days: z.array(z.string()) }))
    const rows = await server.db
      .selectFrom('result_days')
      .select(sql<string>`day::text`.as('day'))
      .orderBy('day')
      .execute()
    expect(rows.map(({ day }) => day)).toEqual(days)
  })
})

async function importAdsOf(file: string) {
  const { id, columns } = adImportDetails.parse(await upload(uploadAdFile.path, file))
  const known = columns.filter(({ guess }) => guess !== null)
  const mapping = Object.fromEntries(known.map(({ name, guess }) => [name, guess]))
  await admin.call(startAdImport, { params: { id }, body: { source: 'upload', mapping } })
  await server.jobs.drain([importFile])
  const { counts, notes } = (await admin.call(getAdImport, { params: { id } })).body.data
  const ads = await server.db
    .selectFrom('ads')
    .leftJoin('brands', 'brands.id', 'ads.brand_id')
    .select(['ads.external_id', 'ads.body', 'ads.started_at', 'ads.stopped_at', 'brands.name as brand'])
    .orderBy('ads.external_id')
    .execute()
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 10)
  return {
    counts,
    notes,
    ads: ads.map((ad) => ({ ...ad, started_at: day(ad.started_at), stopped_at: day(ad.stopped_at) })),
  }
}

describe('[P-96] ads of public reports', () => {
  test('ads/phonetic.xlsx and ads/escapes.xlsx: cells are read as Excel shows them', async () => {
    const right = wanted('ads/phonetic.xlsx', z.object({ body: z.string(), brand: z.string() }))
    expect((await importAdsOf('ads/phonetic.xlsx')).ads).toMatchObject([right])
    const { bodies } = wanted('ads/escapes.xlsx', z.looseObject({ bodies: z.array(z.string()) }))
    const { ads } = await importAdsOf('ads/escapes.xlsx')
    expect(ads.map(({ body }) => body)).toEqual(expect.arrayContaining(['Line one\r\nLine two', bodies[1]]))
  })

  test('ads/guarded-ids.csv: the id is bare', async () => {
    expect((await importAdsOf('ads/guarded-ids.csv')).ads).toMatchObject([expected['ads/guarded-ids.csv']])
  })

  test('ads/backslash-quotes.csv: no ad is made of the rest of another', async () => {
    const { ads: right } = wanted('ads/backslash-quotes.csv', z.looseObject({ ads: z.array(z.array(z.string())) }))
    const { ads } = await importAdsOf('ads/backslash-quotes.csv')
    expect(ads.map(({ external_id, body, started_at }) => [external_id, body, started_at])).toEqual(right)
  })

  test('ads/day-first.csv: one order holds for the whole file', async () => {
    const { ads } = await importAdsOf('ads/day-first.csv')
    const days = ads.map(({ external_id, started_at, stopped_at }) => [external_id, [started_at, stopped_at]])
    expect(Object.fromEntries(days)).toEqual(expected['ads/day-first.csv'])
  })

  test('ads/nan.json and ads/half-emoji.json: the ads are kept, and the signs are named', async () => {
    const { ids } = wanted('ads/nan.json', z.looseObject({ ids: z.array(z.string()) }))
    expect((await importAdsOf('ads/nan.json')).ads.map(({ external_id }) => external_id)).toEqual(ids)
    const { counts, notes } = await importAdsOf('ads/half-emoji.json')
    expect([counts.added, counts.refused, notes.length]).toEqual([2, 0, 2])
  })

  test.each(['ads/mixed-ends.csv', 'ads/shift-jis.csv', 'ads/two-arrays-passes.json'])(
    '%s: no ad is lost',
    async (file) => {
      const { counts } = await importAdsOf(file)
      expect([counts.added, counts.refused]).toEqual([file.includes('shift') ? 1 : 3, 0])
    },
  )
})

test('[P-96] library/ads.csv: our own table comes back with its boards', async () => {
  const content = await readFile(testdata(FOLDER, 'library/ads.csv'))
  const source = openTableSource('csv', () => Promise.resolve(Readable.from([content])), new Date(NOW), null)
  const boards: string[][] = []
  for await (const line of source.lines()) {
    const names = new Map(source.manifest().boards.map(({ key, name }) => [key, name]))
    boards.push('places' in line ? line.places.boards.map(({ board }) => names.get(board) ?? '') : [])
  }
  const right = wanted('library/ads.csv', z.object({ 'boards of the first three ads': z.array(z.string()) }))
  expect(boards.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => right['boards of the first three ads']))
})
